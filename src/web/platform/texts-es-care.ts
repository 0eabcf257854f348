/** Spanish texts of care that may be needed on any screen at any moment. */
import type { InsideTexts } from './texts-en-inside.ts'

export const spanishCare: Pick<InsideTexts, 'care'> = {
  care: {
    line: 'No tienes que cargar con esto a solas. Hay personas con las que puedes hablar, ahora mismo.',
    link: 'Abrir Ayuda ahora',
    checkIn:
      'A veces, cuando alguien se siente así, también piensa en no querer vivir. ¿Te pasa algo de eso a ti?',
    answers: { yes: 'Sí, a veces', no: 'No', unsaid: 'Prefiero no decirlo' },
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
