/** A page of an export: plain HTML without scripts, readable offline, light or dark. */

/** Text that is already escaped. */
export type Html = { readonly html: string }

export function html(parts: TemplateStringsArray, ...values: (string | number | Html | Html[])[]): Html {
  return { html: parts.reduce((made, text, i) => made + (i === 0 ? '' : asHtml(values[i - 1])) + text, '') }
}

function asHtml(value: string | number | Html | Html[] | undefined): string {
  if (Array.isArray(value)) return value.map(({ html }) => html).join('')
  if (typeof value === 'object') return value.html
  return String(value ?? '').replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
}

export function day(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`
}

export type ExportPage = { name: string; title: string; content: AsyncIterable<Html> | Iterable<Html> }
/** The first page's name, and the texts around every page. */
type Frame = { home: string; language: string; all: string }

export async function* written({ name, title, content }: ExportPage, frame: Frame): AsyncGenerator<string> {
  const { home, language, all } = frame
  const isHome = name === home
  yield html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer"><title>${title}</title><style>${{ html: style }}</style></head>
<body><main>${isHome ? '' : html`<p><a href="${'../'.repeat(name.split('/').length - 2)}${home.split('/').at(-1) ?? ''}">${all}</a></p>`}
<h1>${title}</h1>
`.html
  for await (const part of content) yield part.html
  yield '</main></body></html>\n'
}

const style = `:root{color-scheme:light dark;--ink:#1a2524;--quiet:#46524f;--bg:#f5f4ef;--card:#fff;--line:#e4e1d9;--mine:#fadfc9;--link:#17595e}
@media(prefers-color-scheme:dark){:root{--ink:#eceFeb;--quiet:#b9c2be;--bg:#101516;--card:#1a2122;--line:#2a3334;--mine:#5a3b28;--link:#96d3ca}}
body{margin:0;background:var(--bg);color:var(--ink);font:17px/1.55 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1{font:600 2rem/1.2 Georgia,serif}h2{font:600 1.25rem/1.3 Georgia,serif;margin:2.25rem 0 .5rem}
a{color:var(--link)}dt{font-weight:600;margin-top:1rem}dd{margin:.125rem 0 0;white-space:pre-wrap;overflow-wrap:anywhere}
ul{padding-left:1.25rem}li{margin:.25rem 0;overflow-wrap:anywhere}small{color:var(--quiet)}
article{margin:.75rem 0;padding:.75rem 1rem;border:1px solid var(--line);border-radius:1rem;background:var(--card);overflow-wrap:anywhere}
article p{margin:.125rem 0;white-space:pre-wrap}article.mine{background:var(--mine);margin-left:12%}article.theirs{margin-right:12%}
mark{background:none;color:inherit;text-decoration:underline;text-decoration-thickness:2px;text-underline-offset:3px}`
