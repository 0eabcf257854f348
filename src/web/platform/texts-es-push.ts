/** Spanish texts of notifications on a device, and of a new version. */
import type { InsideTexts } from './texts-en-inside.ts'

export const spanishPush: Pick<InsideTexts, 'push' | 'version'> = {
  push: {
    title: 'Avisos en este dispositivo',
    hint: 'Líneas cortas. Nunca muestran quién te escribió ni nada de lo que escribiste.',
    turnOn: 'Avísame de mensajes nuevos en mis hilos',
    remind: 'Recuérdame tomarme un momento',
    timeNumber: (number, of) => (of === 1 ? 'Hora' : `Hora ${number}`),
    addTime: 'Añadir una hora',
    removeTime: time => `Quitar ${time}`,
    days: 'Días',
    inQuietHours: 'En tus horas de silencio: sin recordatorio.',
    zone: zone => `Las horas son de ${zone}, en todos tus dispositivos.`,
    switchZone: zone => `Cambiar a ${zone}.`,
    staySignedIn:
      'Los recordatorios se detienen al cerrar la sesión; recuerda este dispositivo en Dispositivos para seguir dentro.',
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
