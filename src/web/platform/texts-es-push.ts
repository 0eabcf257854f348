/** Spanish texts of notifications on a device, and of a new version. */
import type { InsideTexts } from './texts-en-inside.ts'

export const spanishPush: Pick<InsideTexts, 'push' | 'version'> = {
  push: {
    title: 'Avisos en este dispositivo',
    hint: 'Una línea corta cuando hay algo nuevo en los hilos que sigues. Nunca muestra quién escribió ni qué.',
    turnOn: 'Avísame de mensajes nuevos en mis hilos',
    quiet: 'Silencio por la noche',
    from: 'Desde',
    to: 'Hasta',
    loading: 'Cargando',
    failed: 'No hemos podido cargar esto.',
    again: 'Inténtalo otra vez.',
    unsupported:
      'Este navegador no puede mostrar notificaciones aquí. En un iPhone o iPad, añade antes TwinBot a la pantalla de inicio.',
    denied:
      'Las notificaciones de TwinBot están bloqueadas en este navegador. Puedes permitirlas en sus ajustes.',
    notSaved: 'No se pudo cambiar. Inténtalo otra vez en un momento.',
  },

  version: {
    ready: 'Hay una versión nueva.',
    update: 'Actualizar',
    later: 'Más tarde',
  },
}
