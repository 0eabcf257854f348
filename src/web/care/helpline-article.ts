/** Spanish has another word before "024 Línea …" than before "Teléfono …": one calls "al 024". */
export const startsWithNumber = (name: string): boolean => /^\d/.test(name)
