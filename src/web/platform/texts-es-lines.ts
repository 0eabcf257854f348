/** Spanish words for what the list of helplines says in English about hours and people. What is not known stays as it is. */

const who: Record<string, string> = {
  '5 to 25': 'personas de 5 a 25 años',
  'First Nations, Inuit, Metis': 'Primeras Naciones, inuit y métis',
  'LGBTQ young people': 'jóvenes LGBTQ',
  'children and young people': 'niñas, niños y jóvenes',
  'under 19': 'menores de 19 años',
  'under 35': 'menores de 35 años',
}

const hours: Record<string, string> = {
  '09:00-24:00 daily': 'todos los días de 9:00 a 24:00',
  '24/7 (claimed)': 'a todas horas, según dicen',
  '8am to midnight': 'de 8:00 a medianoche',
  '8pm-8am (0800 21 22 23 by day)': 'de 20:00 a 8:00 (de día, 0800 21 22 23)',
  'about 9am-11pm, check site': 'de 9:00 a 23:00 aproximadamente; compruébalo en su sitio',
  'at least 18 h a day; 24 h in many regions': 'al menos 18 horas al día; 24 horas en muchas regiones',
  'limited, check site': 'horario limitado; compruébalo en su sitio',
  unknown: 'horario no conocido',
  'varies by day': 'depende del día',
  'weekdays, limited': 'entre semana, horario limitado',
}

export const spanishWho = (english: string) => who[english] ?? english
export const spanishHours = (english: string) => hours[english] ?? english
