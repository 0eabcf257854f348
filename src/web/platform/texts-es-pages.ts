/** The longer Spanish pages, loaded only where they are read. */

import { spanishName } from '#shared/texts-es-names.ts'
import { count, percent } from './locale.ts'
import type { Pages } from './texts-en-pages.ts'
import { spanishHelp } from './texts-es-help.ts'

export const spanishPages: Pages = {
  howItReads: {
    title: 'Cómo lee y responde',
    lede: 'Un pequeño programa lee tus mensajes, les pone etiquetas y elige las respuestas de tu acompañante. Aquí se explica cómo funciona y con qué frecuencia acierta.',
    loading: 'Cargando cifras...',
    failed: 'No se pudieron cargar las cifras. Inténtalo más tarde.',
    upFront: 'Con qué frecuencia acierta',
    right3: 'de las etiquetas que pone son correctas',
    found3: 'de las etiquetas que pondría una persona que lee con cuidado se encuentran',
    wrong3: 'de los mensajes sin nada que etiquetar reciben una etiqueta igualmente',
    measured: messages => `Medido con ${count(messages)} mensajes de los que no había aprendido.`,
    answersTitle: 'Cómo responde tu acompañante',
    answers: [
      'Tu acompañante es un programa. Ninguna persona te escribe, y nadie lee tus mensajes para responderlos.',
      'Cada frase que dice se escribió de antemano, con ayuda de modelos de lenguaje, y se leyó línea por línea antes de añadirla. Cada respuesta se escribió para un momento que mucha gente conoce, como «falta una pieza del puzle» o «olvidé un cumpleaños».',
      'Nada se redacta mientras escribes. Un modelo pequeño en este servidor busca los momentos de significado más cercano a tu mensaje y elige una de sus respuestas. Si nada se acerca lo suficiente, recibes una frase general. Tus propias palabras pueden volver a ti entre comillas.',
    ],
    moreAnswers: 'Cuándo fallan las respuestas, y la única excepción',
    exceptions: [
      'Sigue fallando a veces. Dos personas que no sabían cómo funciona leyeron sus respuestas a 120 mensajes cotidianos que nunca había visto: algo menos de la mitad eran buenas, algo más de un tercio no decían gran cosa y entre 14 y 17 de cada 100 eran erróneas.',
      'Para ver para qué se escribió una respuesta, abre el menú que está a su lado y elige «¿Por qué esta respuesta?». Si no acertó, elige «No es eso».',
      'Hay una excepción: si este servidor tiene configurado un modelo de lenguaje más grande y lo aceptas en los ajustes, ese modelo puede redactar las respuestas. Está apagado hasta que lo aceptes.',
    ],
    tagsTitle: 'Qué pueden hacer las etiquetas y qué no',
    explain: [
      'Un modelo pequeño lee cada mensaje una vez, en este servidor, y etiqueta lo que encuentra: preocupación, orgullo, presión en el trabajo. Los anillos de tus tendencias se cuentan a partir de esas etiquetas.',
      'Lee y responde solo en inglés, aunque la aplicación esté en español: lo que escribas en español apenas recibe etiquetas. Se le puede escapar la ironía, las bromas y lo que se dice entre líneas. Nunca sabe por qué sientes algo, y no mide la salud.',
      'Cada etiqueta muestra las palabras que llevaron a ella, y puedes quitar cualquier frase de tus tendencias. Nada de lo que escribes sale del servidor para esto.',
    ],
    allFigures: 'Todas las cifras',
    scale: `Un ${percent(100)} significaría que el programa y una persona que lee con cuidado coincidieron en cada mensaje. Dos personas que leen con cuidado tampoco coinciden en todo.`,
    onFiles: 'En mensajes etiquetados de antemano',
    file: 'Mensajes',
    sets: {
      visible: 'Recibidos para hacer pruebas',
      'gold-h': 'Usados para fijar cuán seguro debe estar',
      'unread-k': 'Guardados hasta la prueba',
    },
    messages: 'Cuántos',
    tags: 'Etiquetas',
    signals: 'Patrones',
    stress: 'Estrés',
    anxiety: 'Ansiedad',
    focus: 'Enfoque',
    traps: 'Fáciles de malinterpretar',
    falseTags: 'Etiquetados sin que hubiera nada',
    trapsNote:
      'Solo mensajes de los que el modelo no aprendió. Con uno de los conjuntos se eligió cuán seguro debe estar, así que fíate antes de los demás. Los patrones son cosas como dejar algo para después o sentir que es demasiado. Fáciles de malinterpretar son «nada de estrés», la preocupación de otra persona, algo que pasó hace mucho o una frase hecha.',
    publicSets: 'En colecciones públicas',
    emotions: texts => `28 emociones en ${count(texts)} comentarios (GoEmotions)`,
    ekman: 'Lo mismo, como seis emociones básicas',
    stressors: texts => `Nueve tipos de estrés en ${count(texts)} frases (SAD)`,
    perTag: 'Etiqueta por etiqueta, en los mismos mensajes',
    tag: 'Etiqueta',
    tagName: spanishName,
    right: 'Encontradas',
    missed: 'Se escaparon',
    wrong: 'Puestas por error',
  },
  terms: {
    title: 'Términos y condiciones',
    lede: 'Cortos, y escritos para que se lean.',
    sections: [
      {
        heading: 'Qué es esto',
        paragraphs: [
          'TwinBot es un programa para reflexionar sobre ti. Tu acompañante pregunta y responde por sí solo; ninguna persona contesta. No es terapia, ni consejo médico, ni un servicio de crisis. No hace diagnósticos, y puede entenderte mal.',
          'Si estás en peligro, o puede estarlo otra persona, llama al número de emergencias de tu zona. La página «Ayuda ahora» está abierta a todo el mundo, sin cuenta.',
        ],
      },
      {
        heading: 'Quién puede usarlo',
        paragraphs: [
          'Debes tener 18 años o más. Una cuenta es para una sola persona. No compartas tu contraseña; lo que se haga con tu cuenta cuenta como hecho por ti.',
        ],
      },
      {
        heading: 'En la comunidad',
        paragraphs: [
          'Los hilos de grupo los leen otras personas. Ven tu nombre de pila y lo que escribes ahí, y nadie puede prometer que no lo cuenten. No escribas sobre otras personas nada que no querrían que se contara.',
          'No amenaces, no acoses ni empujes a nadie a hacerse daño o a hacérselo a otra persona. Los mensajes que lo hagan pueden rechazarse, y las cuentas que lo hagan, suspenderse.',
        ],
      },
      {
        heading: 'De quién es cada cosa',
        paragraphs: [
          'Lo que escribes sigue siendo tuyo. Permites al servicio guardarlo y procesarlo solo para que el producto funcione para ti y, en los hilos de grupo, para mostrarlo a quienes participan en ellos.',
        ],
      },
      {
        heading: 'Sin garantías',
        paragraphs: [
          'El servicio se ofrece tal como es. Puede interrumpirse o cambiar. Los porcentajes de la página de tendencias dicen con qué frecuencia salieron ciertas palabras; no son una medida de la salud.',
          'Esta página es la traducción de la inglesa; tu acompañante lee y responde en inglés.',
        ],
      },
    ],
  },

  privacy: {
    title: 'Privacidad',
    lede: 'Qué se guarda, dónde, y quién puede leerlo.',
    sections: [
      {
        heading: 'Qué se guarda',
        paragraphs: [
          'Tu nombre y tu apellido, tu correo electrónico, una huella de tu contraseña (nunca la contraseña), los dispositivos donde tienes la sesión abierta, las cinco respuestas del perfil, el nombre que das a tu acompañante, y lo que escribes en los chats y en los hilos de grupo, con lo que el programa leyó en ello.',
          'También lo que tu acompañante recuerda de lo que le contaste, cómo dijiste que te sentías, tu plan de seguridad, a quién bloqueaste, lo que elegiste en Ajustes, cuándo al programa le preocupó algo que escribiste y, si activas las notificaciones, la dirección que tu navegador da para ellas.',
          'En este navegador: tu sesión, tus respuestas, el nombre de tu acompañante, los últimos hilos que abriste y una copia de lo último que leíste, para que se abra sin red. Al cerrar la sesión se borran de aquí. Solo queda lo que escribiste y aún no se pudo enviar, ilegible hasta que vuelvas a iniciar sesión.',
        ],
      },
      {
        heading: 'Cómo se protege',
        paragraphs: [
          'El texto que escribes se cifra antes de entrar en la base de datos, con una clave propia de tu cuenta. El servidor sí puede leerlo: lo necesita para responderte. Así que la gente que lleva este servidor, y quien consiga a la vez el servidor y su secreto, también podría leerlo. Una conexión por https lo protege en el camino.',
          'Esta no es una conversación confidencial en el sentido en que lo es una consulta médica o legal.',
        ],
      },
      {
        heading: 'Quién ve qué',
        paragraphs: [
          'Tus chats con tu acompañante y las respuestas de tu perfil se muestran solo a ti. Lo que escribes en un hilo de grupo se muestra a quienes participan en él, con tu nombre de pila. Nadie más recibe tu correo, tu apellido ni el identificador de tu cuenta.',
          'Un mensaje de grupo que alguien denuncia, o que se retiene porque puede empujar a alguien a hacerse daño, lo puede leer la gente que lleva este servidor.',
          'Si este servidor tiene un modelo de lenguaje configurado, está apagado hasta que lo aceptes en Ajustes. Desde entonces, lo que escribes a tu acompañante puede llegar a quien lleva ese modelo.',
          'No hay publicidad ni rastreadores, y no se vende nada.',
        ],
      },
      {
        heading: 'Preguntar, corregir, irse',
        paragraphs: [
          'En Ajustes puedes cambiar tus respuestas, ver y quitar lo que tu acompañante recuerda, llevarte todo en un archivo y eliminar tu cuenta. Entonces desaparece todo, y en los hilos de grupo se van las palabras y queda su lugar.',
          'Las copias de seguridad que haya hecho la gente que lleva este servidor lo conservan hasta que se borren. Para lo demás, escribe a la dirección de contacto.',
        ],
      },
    ],
  },

  ...spanishHelp,
}
