/** Runs a command's main part; whatever goes wrong is told in one sentence, with exit 1. */
export async function toldPlainly(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
