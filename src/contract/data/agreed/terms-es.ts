/** The terms that people agree to; another wording may need another version (agreed-texts.ts). */
export const termsEs = {
  title: 'Condiciones',
  lead: 'Las reglas entre usted, su club y Scoreclub.',
  sections: {
    service: {
      heading: 'El servicio',
      what: 'Scoreclub lleva tarjetas, competiciones, clasificaciones e historiales de hándicap para clubes de golf y sus socios. Al crear una cuenta acepta estas condiciones.',
      club: 'El club decide sobre sus competiciones, campos, socios y resultados, según las Reglas de Golf y las suyas propias. Nosotros hacemos las herramientas y no tomamos partido en ninguna decisión.',
    },
    accounts: {
      heading: 'Su cuenta',
      true: 'Use su propio nombre y un correo en el que se le pueda localizar. Una cuenta es para una persona, y con ella puede pertenecer a varios clubes.',
      safe: 'No comparta su contraseña. Avise a su club o a nosotros si otra persona puede conocerla.',
      age: 'Los jugadores menores de edad pueden tener cuenta si lo aceptan un padre, madre o tutor y el club.',
      code: 'El código de un club es para sus socios. Un administrador puede exigir la aprobación de los nuevos socios, cambiar el código o dar de baja a un socio.',
    },
    scores: {
      heading: 'Resultados y firmas',
      honest:
        'Anote los golpes tal como se hicieron. Entregar una tarjeta es decir que es cierta; firmarla como marcador es decir que usted lo vio.',
      partner:
        'Ponga el nombre y la firma de un compañero solo con su conocimiento. Una firma aquí vale lo mismo que en papel.',
      corrections:
        'Los administradores de un club pueden corregir una tarjeta, resolver una reclamación y anular un resultado. Los resultados son provisionales hasta que el club los da por definitivos.',
      scanned: 'Una tarjeta leída por la cámara es una propuesta. Cuenta lo que usted confirma.',
    },
    handicaps: {
      heading: 'Hándicaps',
      method:
        'Los hándicaps se calculan con el método publicado del World Handicap System. No son un Handicap Index oficial, salvo que su club esté autorizado a emitirlo.',
      committee:
        'El comité del club puede fijar o modificar un hándicap; cada cambio se guarda con su motivo. Un club también puede asignar él mismo todos los hándicaps.',
      elsewhere: 'Si otro club acepta un hándicap calculado aquí lo deciden ese club y su federación.',
    },
    conduct: {
      heading: 'Lo que no está permitido',
      list: 'Introducir datos de otras personas sin derecho a ello, subir imágenes que no sean tarjetas, intentar llegar a los datos de otros clubes, adivinar códigos o contraseñas, o perturbar el servicio a los demás.',
      consequence:
        'Un club puede dar de baja a un socio, y quien mantiene la instalación puede cerrar una cuenta que haga esto. Los resultados y los historiales de los que dependen otros permanecen.',
    },
    plans: {
      heading: 'Prueba, planes y pago',
      trial:
        'Un club nuevo empieza con una prueba gratuita de 30 días. Al terminar nadie pierde el acceso a sus datos. Donde se aceptan pagos con tarjeta, solo las competiciones y los campos nuevos necesitan después un plan; donde no se aceptan, no se interrumpe ni se cobra nada.',
      prices:
        'El plan anual cuesta 999 £ al año y el mensual 99 £ al mes, para todo el club. Donde se aceptan pagos con tarjeta, los procesa un proveedor de pagos con tarjeta.',
      change:
        'El cambio de un plan a otro se aplica en el siguiente ciclo de facturación. Un plan se puede cancelar en cualquier momento y dura hasta el final del periodo pagado; después el club puede seguir leyendo sus datos, como al acabar una prueba.',
      players:
        'Los jugadores no pagan nada a Scoreclub. Una cuota de inscripción es asunto del jugador y del club.',
    },
    data: {
      heading: 'Sus datos',
      yours:
        'Lo que introducen usted y su club les pertenece. No reclamamos más derechos que los necesarios para prestar el servicio.',
      privacy:
        'La página de privacidad dice qué se guarda, quién lo ve y cuánto tiempo; forma parte de estas condiciones.',
    },
    reliability: {
      heading: 'Funcionamiento y fallos',
      care: 'Hacemos Scoreclub para que un resultado anotado no se pierda: está en el móvil hasta que lo tiene el club, y desde entonces en el almacén del club. Lleve una tarjeta de papel donde lo exijan las condiciones de la competición.',
      limits:
        'Ningún programa está libre de fallos. Hasta donde permite la ley, no respondemos de premios, hándicaps o resultados perdidos; la responsabilidad por dolo, negligencia grave y daños personales no se limita.',
      support: 'Las preguntas se responden por correo en 24-48 horas en días laborables.',
    },
    ending: {
      heading: 'Darse de baja',
      player:
        'Puede dejar un club o pedir que se elimine su cuenta en cualquier momento; el último administrador de un club nombra antes a otro.',
      club: 'Un club que se marcha puede llevarse sus datos antes de que se eliminen.',
    },
    changes: {
      heading: 'Cambios de estas condiciones',
      text: 'Los cambios se anuncian en esta página al menos 30 días antes de aplicarse. Quien siga usando Scoreclub después los acepta. Si una de estas condiciones no es válida, las demás lo siguen siendo.',
    },
  },
} as const
