import type { Translation } from '../../catalogue.ts'
import type { publicPrivacyText } from '../../en/public-pages/public-privacy.online.ts'

export default {
  title: 'Privacidad',
  lead: 'Qué se guarda sobre usted, para qué, quién lo ve, cuánto tiempo y qué puede pedir.',
  sections: {
    who: {
      heading: 'Quién es el responsable',
      club: 'Su club de golf decide para qué y cómo se usan los datos de sus socios: es el responsable del tratamiento. Scoreclub es el programa que utiliza, y quien mantiene esta instalación para el club trata los datos por encargo suyo y según sus instrucciones.',
      ask: 'Para cualquier asunto sobre su condición de socio, sus resultados o su hándicap, pregunte primero a su club. Sobre el programa, escriba a la dirección de la página de contacto.',
    },
    kept: {
      heading: 'Qué se guarda',
      account:
        'Su cuenta: nombre y apellidos, correo electrónico, un resumen irreversible de su contraseña (nunca la contraseña misma) y, si se indicó, si le corresponden las valoraciones masculinas o femeninas.',
      membership:
        'Su pertenencia a clubes: a cuáles pertenece, desde cuándo, con qué función y si está pendiente de aprobación. Una invitación guarda el correo invitado, el hándicap que asignó el club y su mensaje.',
      rounds:
        'Sus vueltas: campo, barras y fecha, cada resultado por hoyo con la hora y la persona que lo anotó, los totales, el hándicap con el que jugó, y la competición y el equipo.',
      attest:
        'Quién firmó una vuelta: el nombre y la firma de su compañero de juego. Si usted es ese compañero, son datos suyos y vale también para usted todo lo que dice esta página.',
      handicap:
        'Su historial de hándicap: cada resultado que contó o no, con sus cuentas, y cada cambio del comité del club con su autor, fecha y motivo.',
      photos: 'Las fotos de tarjetas que añade a una vuelta o que hace leer.',
      sessions:
        'Sus inicios de sesión: cuándo empieza y acaba cada uno, la dirección de red y el nombre del navegador. Los intentos de entrar o de adivinar un código de club se cuentan durante un tiempo breve, para que nadie pueda probar sin fin.',
    },
    why: {
      heading: 'Para qué y con qué base',
      contract:
        'Para darle la cuenta y la tarjeta que ha pedido y para que su club celebre las competiciones en las que se inscribe: ejecución de un contrato.',
      interest:
        'Para que los resultados y los hándicaps se puedan comprobar, para no dejar entrar a extraños y para encontrar fallos: el interés legítimo de su club y de sus socios en competiciones limpias y seguras.',
      never:
        'Nada se usa para publicidad, para elaborar perfiles ni para decisiones sobre usted que ninguna persona pueda ver y cambiar.',
    },
    seen: {
      heading: 'Quién lo ve',
      members:
        'Los socios de su club ven su nombre, su hándicap y sus resultados en las competiciones del club, y su puesto en las clasificaciones.',
      admins:
        'Los administradores de su club ven además su correo, sus vueltas, su historial de hándicap, las firmas y las fotos, y pueden corregirlos; lo que cambian en su hándicap queda registrado con su nombre.',
      marker: 'El compañero de juego que firma su tarjeta ve esa tarjeta.',
      others: 'Los socios de otros clubes no ven nada de usted, y nada se vende ni se entrega a nadie más.',
    },
    photos: {
      heading: 'Fotos y lectura de tarjetas',
      stored:
        'Una foto se guarda sin el lugar donde se hizo: la ubicación y los demás datos ocultos se eliminan al llegar. Pueden abrirla usted, el jugador que marcó la tarjeta y los administradores de su club.',
      read: 'Las tarjetas se leen en la propia máquina del club. La imagen solo va a un servicio externo si su club tiene uno configurado y usted lo acepta, únicamente para esa imagen. Ningún resultado se guarda antes de que usted lo compruebe.',
      gone: 'A los 24 meses se elimina la imagen; el resultado de la vuelta permanece.',
    },
    device: {
      heading: 'Qué hay en su móvil u ordenador',
      cookies:
        'Tres cookies, todas necesarias para iniciar sesión. «scoreclub.session_token» mantiene su sesión, hasta 180 días desde su última visita y un año como máximo (30 y 90 días para quien administra un club); ningún script puede leerla. «scoreclub.signed_in» solo dice que hay una sesión, y desaparece con ella. «scoreclub.preference» guarda durante diez minutos lo que eligió antes de entrar.',
      storage:
        'En el almacenamiento del navegador: su nombre, función y club, para que su tarjeta abierta siga sin cobertura; los colores y el idioma que ha elegido, cómo se comporta la tarjeta y si ya se le dijo cómo instalar Scoreclub; la función y el código de club con los que entró la última vez; y los formularios empezados y no enviados, hasta que cierra la pestaña.',
      scores:
        'En la base de datos del navegador: su vuelta abierta y los resultados que aún no se han podido enviar, que se quedan hasta que el club los tiene; y lo último que el servidor le dijo de usted, su club, sus campos, competiciones y clasificaciones, para poder abrir la aplicación sin conexión. Eso se borra al cerrar sesión, y a los 30 días.',
      clear:
        'Al cerrar sesión, la sesión termina. Borrar los datos del sitio en su navegador elimina todo lo demás del dispositivo; envíe antes los resultados pendientes.',
    },
    third: {
      heading: 'Sin rastreadores ni terceros',
      none: 'Sin servicios de analítica, publicidad ni botones de redes sociales, y sin tipos de letra ni programas de otros sitios: cada página, imagen y tipo de letra viene de este servidor.',
      mail: 'Los correos, como una invitación, la confirmación de su dirección o una contraseña nueva, salen por el servidor de correo que ha configurado el club. No llevan píxeles de seguimiento.',
      cards:
        'Si su club paga con tarjeta, o cobra cuotas con tarjeta, el proveedor de pagos trata la tarjeta en su propia página. Guardamos qué cuota se pagó, cuándo, cuánto y el número del pago en el proveedor, y nada de su tarjeta.',
    },
    long: {
      heading: 'Cuánto tiempo',
      account:
        'Su cuenta y sus vueltas se guardan mientras tenga la cuenta. Si deja un club, los resultados conservan su nombre y sus golpes salvo que pida otra cosa; sus vueltas siguen siendo suyas.',
      record:
        'El historial de hándicap se guarda tanto como la cuenta, porque el Handicap Index de hoy se calcula a partir de él.',
      short:
        'Una sesión termina 180 días después de la última visita (30 para los administradores); una elección previa a la entrada, a los diez minutos; los intentos contados, en el día; las fotos y firmas de tarjetas, a los 24 meses como máximo, o antes si su club lo ha elegido; el registro de correos enviados, al mes, salvo que esta instalación tenga otros plazos.',
    },
    rights: {
      heading: 'Sus derechos',
      list: 'Puede pedir ver lo que se guarda sobre usted, que se corrija, se elimine o se limite, recibir una copia en un formato común y oponerse a su uso.',
      results:
        'Los resultados de las competiciones jugadas permanecen, porque también son resultados de otras personas; si lo pide, se quita su nombre.',
      self: 'En su perfil, en «Sus datos», puede pedir todo lo que hay sobre usted en un archivo y eliminar su cuenta. Ambas cosas ocurren al momento. Al eliminarla desaparecen su nombre, sus fotos, firmas, sesiones y registro de hándicap; quien gestiona esta instalación borra las copias de seguridad.',
      partner:
        'Si firmó una tarjeta como marcador y no tiene cuenta, pídalo a un administrador del club: puede quitar su nombre y su firma de todas las tarjetas.',
      how: 'Escriba a su club o a la dirección de la página de contacto. No hace falta dar motivos, no cuesta nada y tendrá respuesta en un mes.',
      complain: 'También puede reclamar ante la autoridad de protección de datos de su país.',
    },
    change: {
      heading: 'Cambios',
      text: 'Si el programa empieza a guardar algo nuevo, esta página lo dirá antes. Describe la versión que funciona aquí.',
    },
  },
} satisfies Translation<typeof publicPrivacyText>
