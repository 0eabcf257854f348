/** Texts with places in braces, such as {emergency}, which are filled when they are said. */

export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
