/** The Spanish text of /safety. */
import type { Pages } from './texts-en-pages.ts'

export const spanishSafety: Pages['safety'] = {
  title: 'Qué pasa cuando alguien no está a salvo',
  lede: 'TwinBot es un programa informático. Esta página cuenta lo que hace cuando alguien escribe que su vida, o la de otra persona, puede estar en peligro, y lo que no puede hacer.',
  toHelp: 'Si puedes estar en peligro, abre Ayuda ahora.',
  sections: [
    {
      heading: 'Qué se lee, y cuándo',
      paragraphs: [
        'Todo lo que escribes a tu acompañante, en un grupo, en las cinco respuestas del perfil y como nombre de tu acompañante lo lee un programa en este servidor antes de que se haga nada más con ello. Ningún texto sale del servidor para esto, y no hace falta que funcione ninguna otra parte.',
        'El programa reparte lo que lee en tres: nada que preocupe, preocupación o crisis. Busca palabras sobre morir, hacerse daño o hacerlo a otras personas, maltrato y peligro médico, ante todo en inglés; en español y en otros seis idiomas reconoce solo lo que se dice con claridad. También cuenta lo que escribiste justo antes.',
      ],
    },
    {
      heading: 'En una crisis',
      paragraphs: [
        'Recibes un texto fijo que unas personas escribieron de antemano, en inglés, con el número de emergencias y una línea de tu país, y se abre enseguida un panel en español con las maneras de recibir ayuda. No sigue ninguna pregunta, nada de lo que escribiste se etiqueta ni se cuenta, y no se consulta a ningún modelo de lenguaje.',
        'Durante 24 horas queda una barra con el camino a la ayuda en cada pantalla, en cada dispositivo donde inicies sesión. «Ahora estoy más a salvo» cierra el panel. «No es lo que quería decir» además termina esas 24 horas al momento.',
        'Si dices que tienes menos de 18 años, va primero la línea para jóvenes de tu país, donde haya una que alguien haya visto en una fuente. Que lo hayas dicho no se guarda por escrito.',
      ],
    },
    {
      heading: 'Cuando el programa se preocupa',
      paragraphs: [
        'Recibes una respuesta fija y se te pregunta sin rodeos si no querer vivir es parte de ello, porque preguntar ayuda y no mete la idea en la cabeza. Respondes con un botón o no respondes; la respuesta no se guarda como mensaje. Si dices que sí, se abre el panel.',
      ],
    },
    {
      heading: 'En los grupos',
      paragraphs: [
        'Lo que escribiste sigue siendo tuyo. Las demás personas lo ven bajo una cubierta que dice de qué habla, y eligen si mirarlo. Las palabras que empujan a alguien a hacerse daño no se entregan; a quien las escribió se le dice por qué.',
      ],
    },
    {
      heading: 'Lo que no hace',
      paragraphs: [
        'No puede ver dónde estás, llamar a nadie ni enviar ayuda. Ninguna persona lee contigo y no se avisa a nadie. No es un servicio de crisis ni atención profesional.',
        'Comete errores. Se le escapan personas en peligro, sobre todo cuando lo dicen con imágenes o en un idioma que conoce poco, y a veces muestra ayuda a personas que están bien.',
      ],
    },
    {
      heading: 'Los números',
      paragraphs: [
        'Una línea se muestra solo si alguien la ha visto en una fuente, según el país que elegiste o, si no elegiste ninguno, el de tu navegador; nunca según dónde estás. Para un país que no conocemos se muestran directorios. Una persona debe revisar cada entrada cada 90 días; todavía no se ha llamado a ninguna.',
      ],
    },
    {
      heading: 'Qué se guarda',
      paragraphs: [
        'Para tu cuenta: cuándo se preocupó el programa, no lo que escribiste ahí. Para el recuento anual: la hora, el lugar del producto, el nivel y la categoría, la versión del programa, y qué se mostró y se tocó. Ese recuento no tiene texto ni nombre.',
        'Tu plan de seguridad se guarda cifrado, solo para ti, hasta que lo vacíes.',
      ],
    },
    {
      heading: 'Quién ha revisado esto',
      paragraphs: [
        'Nadie con formación clínica o legal ha revisado todavía este protocolo, sus textos ni el programa. Hasta entonces, tómalo por lo que es: un intento hecho con cuidado.',
      ],
    },
  ],
}
