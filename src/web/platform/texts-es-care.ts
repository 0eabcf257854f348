/** Spanish texts of care that may be needed on any screen at any moment. */
import type { InsideTexts } from './texts-en-inside.ts'

export const spanishCare: Pick<InsideTexts, 'care'> = {
  care: {
    line: 'No tienes que cargar con esto a solas. Hay personas con las que puedes hablar, ahora mismo.',
    link: 'Abrir Ayuda ahora',
    checkIns: {
      living:
        'A veces, cuando alguien se siente así, también piensa en no querer vivir. ¿Te pasa algo de eso a ti?',
      panic: '¿Te duele el pecho, te falta el aire aunque no te muevas o crees que te puedes desmayar?',
      eating: '¿Has sentido mareo o mucha debilidad por eso, o sientes que se te va de las manos?',
      abuse: '¿Temes lo que te pueda pasar hoy o esta noche?',
      'somebody-else': '¿Crees que esa persona podría estar en peligro ahora mismo?',
      harm: '¿Te preocupa que puedas llegar a hacerlo?',
    },
    answers: { yes: 'Sí', no: 'No', unsaid: 'Prefiero no decirlo' },
    sometimes: 'Sí, a veces',
    afterYes: 'Gracias por decirlo. No tienes que pasar por esto a solas.',
    afterNo: 'Gracias por responder. Si eso cambia, aquí hay ayuda.',
    afterUnsaid: 'Está bien. No tienes que decirlo. Aquí hay ayuda si la quieres.',
    bar: 'No tienes que pasar por esto a solas.',
    barCall: number => `Llamar al ${number}`,
    barCallSpoken: (name, number) => `Llamar a ${name}, ${number}`,
    barOpen: 'Abrir la ayuda',
    barLabel: 'Ayuda a mano',
    unloaded:
      'Si estás en peligro, llama al número de emergencias de tu zona. En findahelpline.com hay personas que escuchan.',
    breakNote: 'Llevas tres horas aquí. Una pausa corta puede sentarte bien.',
  },
}
