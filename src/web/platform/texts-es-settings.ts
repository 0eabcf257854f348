/** Spanish texts of /settings. */
import { count } from './locale.ts'
import type { InsideTexts } from './texts-en-inside.ts'

export const spanishSettings: Pick<InsideTexts, 'settings' | 'groupRecord'> = {
  settings: {
    onlyEnglish:
      'La aplicación está en español. Tu acompañante, en cambio, lee y responde solo en inglés, y también la lectura de tus palabras es en inglés.',
    title: 'Ajustes',
    lede: 'Tu cuenta, lo que elegiste y tus datos.',
    index: 'En esta página',
    indexNotifications: 'Avisos',
    indexHelplines: 'Líneas de ayuda',
    indexData: 'Tus datos',
    about: 'Información y contacto',
    howItReads: 'Cómo lee y responde',
    again: 'Inténtalo otra vez.',
    save: 'Guardar',
    saved: 'Guardado.',
    loading: 'Cargando',

    companion: 'Tu acompañante',
    companionName: 'Nombre de tu acompañante',
    companionHint: 'Tu conversación sigue con el nombre nuevo. Si lo dejas en blanco, será TwinBot.',
    nameTooLong: most => `Usa como máximo ${most} caracteres.`,
    memory: 'Lo que recuerda tu acompañante',
    memoryLink: 'Verlo y cambiarlo',

    answers: 'Tus cinco respuestas',
    answersHint: 'Tu acompañante las tiene en cuenta al conversar contigo.',
    edit: 'Editar',
    cancel: 'Cancelar',
    needAll: 'Cada una de las cinco necesita unas palabras.',

    devices: 'Dispositivos',
    devicesHint:
      'Dónde tienes la sesión abierta. En un dispositivo recordado sigue abierta 30 días tras el último uso; en los demás, 12 horas.',
    devicesLoading: 'Cargando tus dispositivos',
    devicesFailed: 'No hemos podido cargar tus dispositivos.',
    thisDevice: 'Este dispositivo',
    browserOn: (browser, system) => `${browser} en ${system}`,
    unknownBrowser: 'Navegador desconocido',
    remembered: 'Recordado',
    lastUsed: when => `Último uso: ${when}`,
    deviceName: 'Nombre del dispositivo',
    remember: 'Recordar',
    rememberThis: name => `Recordar ${name}`,
    rename: 'Cambiar nombre',
    renameThis: name => `Cambiar el nombre de ${name}`,
    forget: 'Olvidar',
    forgetThis: name => `Olvidar ${name}`,
    forgetSure: 'Su sesión se cerrará enseguida.',
    forgetSureHere: 'Se cerrará tu sesión aquí.',
    keepIt: 'Conservar',
    forgotten: name => `La sesión de ${name} está cerrada.`,
    signOutOthers: 'Cerrar sesión en los demás dispositivos',
    othersSignedOut: 'Se ha cerrado tu sesión en los demás dispositivos.',
    deviceErrors: {
      configuration: 'Error en la configuración del dispositivo',
      network: 'Error de red',
      notSignedIn: 'No has iniciado sesión',
    },

    look: 'Claro y oscuro',
    lookHint: 'TwinBot sigue a tu dispositivo: se oscurece cuando lo hace él.',

    country: 'País para las líneas de ayuda',
    countryHint: 'Ayuda ahora muestra primero los números de este país.',
    countryAuto: 'Según el idioma de mi navegador',
    countryOther: 'Otro país',
    choicesFailed: 'No hemos podido cargar lo que elegiste.',
    notSaved: 'No se pudo guardar. Inténtalo otra vez en un momento.',

    model: 'Respuestas de un modelo de lenguaje',
    modelHint: host =>
      `Si aceptas, tus mensajes van a ${host}, que redacta las respuestas de tu acompañante. Puedes retirarlo cuando quieras; entonces tu acompañante habla con sus propias palabras.`,
    modelAgree: host => `Enviar mis mensajes a ${host}`,

    misses: 'Respuestas que no acertaron',
    missesHint:
      'Cuando eliges «No es eso» en una respuesta, se guarda para ti y para tu exportación. Si estás de acuerdo, también contamos qué respuestas fallan, para mejorarlas. No se cuenta nada de lo que escribiste.',
    missesAgree: 'Contar las respuestas que no acertaron, sin mis palabras',

    takeAlong: 'Llévatelo todo',
    exportHint:
      'Un archivo zip con páginas para leer y lo mismo como datos: tus respuestas, todas las conversaciones, lo que dijiste en los grupos, lo que se leyó en tus palabras y lo que elegiste. Nada de lo que escribieron otras personas.',
    export: 'Exportar todo',
    exporting: 'Empaquetando…',
    exported: 'Tu exportación está en tus descargas.',
    exportAsk:
      'Escribe tu contraseña, para que nadie más pueda llevarse tus datos desde una pantalla abierta.',
    exportSure: 'Exportar',

    bring: 'Recupera una exportación',
    importHint:
      'Las conversaciones se suman a las que tienes, nunca dos veces. Tus respuestas, el nombre de tu acompañante y lo que elegiste pasan a ser los del archivo. Lo que dijiste en los grupos vuelve como registro tuyo, nunca a los grupos.',
    chooseFile: 'Archivo de exportación (.zip)',
    import: 'Importar',
    importing: 'Leyendo…',
    imported: messages =>
      messages === 1
        ? 'Importado: 1 mensaje y lo que va con él.'
        : `Importado: ${count(messages)} mensajes y lo que va con ellos.`,
    needFile: 'Elige el archivo zip de una exportación.',
    fileTooLarge: most => `Ese archivo es demasiado grande; se pueden importar hasta ${most} MB.`,

    delete: 'Eliminar tu cuenta',
    deleteHint:
      'Esto elimina todo para siempre: tus respuestas, conversaciones, tendencias y lo que elegiste. En los grupos, «Mensaje retirado» sustituye a tus mensajes. Se cierra tu sesión en todas partes. No se puede deshacer.',
    deleteOpen: 'Eliminar mi cuenta…',
    password: 'Tu contraseña',
    needPassword: 'Escribe tu contraseña.',
    deleteSure: 'Eliminar todo',
    deleting: 'Eliminando…',
    deleted: 'Tu cuenta y todo lo que había en ella se han eliminado.',
    close: 'Cerrar',
  },
  groupRecord: {
    title: 'Mensajes de grupo importados',
    lede: 'Lo que dijiste en grupos antes de llegar aquí, de la exportación que importaste. Solo lo lees tú; no está en ningún grupo.',
    loading: 'Cargando tus mensajes',
    failed: 'No hemos podido cargar tus mensajes.',
    again: 'Inténtalo otra vez.',
    offline: 'Se pueden leer cuando vuelvas a tener conexión.',
    none: 'No has traído ningún mensaje de grupo.',
    more: 'Mostrar anteriores',
    loadingMore: 'Cargando…',
    edited: 'Editado',
    held: 'Quedó retenido y no se mostró a nadie',
    when: (thread, day, time) => `${thread}, ${day}, ${time}`,
  },
}
