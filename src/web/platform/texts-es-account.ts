/** Spanish texts of the account part of /settings. */
import type { InsideTexts } from './texts-en-inside.ts'

export const spanishAccount: Pick<InsideTexts, 'account'> = {
  account: {
    title: 'Cuenta',
    name: 'Nombre',
    nameHint: 'Las demás personas solo ven tu nombre de pila.',
    editName: 'Editar tu nombre',
    email: 'Correo electrónico',
    changeEmail: 'Cambiar tu correo',
    newEmail: 'Correo nuevo',
    newEmailHint: 'Enviaremos un código allí. Tu correo cambia cuando lo escribas aquí.',
    sameEmail: 'Ese ya es tu correo.',
    sendCode: 'Enviar código',
    codeSent: 'Si esta dirección se puede usar, hemos enviado un código a ',
    code: 'Código del correo',
    confirmEmail: 'Confirmar el correo nuevo',
    emailChanged: 'Correo cambiado. Úsalo para iniciar sesión.',
    password: 'Contraseña',
    changePassword: 'Cambiar tu contraseña',
    change: 'Cambiar',
    currentPassword: 'Contraseña actual',
    wrongPassword: 'Esa no es tu contraseña actual.',
    passwordHint: 'Se cerrará tu sesión en los demás dispositivos.',
    passwordChanged: 'Contraseña cambiada. Se ha cerrado tu sesión en los demás dispositivos.',
  },
}
