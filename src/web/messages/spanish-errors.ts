import type { ErrorCode } from '#contract/platform/error-body.ts'

/** A sentence for each code. The server answers in English, and its sentence may say more than that of the code. */
export const spanishErrors: Readonly<Record<ErrorCode, string>> = {
  invalid_input: 'Algún dato enviado no es válido.',
  broken_json: 'No se puede leer lo enviado.',
  club_code_missing: 'Indique el código de su club',
  club_code_invalid: 'El código del club no es válido. Formato: SC123456',
  unauthorized: 'Sesión terminada: inicie sesión.',
  wrong_credentials: 'El correo o la contraseña no son correctos.',
  forbidden: 'No tiene permiso para hacer esto.',
  ask_administrator: 'Esto no lo puede hacer un ayudante de mesa. Pídaselo a un administrador del club.',
  foreign_origin: 'Esta petición no viene de Scoreclub.',
  not_found: 'Esto no existe o no tiene acceso a ello.',
  password_weak:
    'Esta contraseña es demasiado fácil de adivinar. Lo mejor son varias palabras sin relación entre sí.',
  password_again: 'Escriba de nuevo su contraseña: la escribió hace más de 15 minutos.',
  sign_in_again: 'Vuelva a iniciar sesión primero.',
  second_step_needed:
    'La contraseña es correcta. Escriba ahora el código de su aplicación o un código de recuperación.',
  second_step_wrong:
    'Este código no es correcto o ya se ha usado. Cada código sirve una vez: espere al siguiente de su aplicación.',
  second_step_over: 'Han pasado más de 15 minutos o ya se ha usado. Empiece de nuevo.',
  passkey_wrong:
    'No se ha aceptado esta llave de acceso. Inténtelo de nuevo o inicie sesión con su contraseña.',
  link_in_text: 'No escriba enlaces ni direcciones web: este texto se envía por correo.',
  too_many_clubs:
    'Con una cuenta se pueden crear tres clubes. El siguiente puede crearlo otra persona e invitarle.',
  email_taken: 'Ya hay una cuenta con este correo. Inicie sesión con ella.',
  already_created:
    'Esta competición ya se creó al enviar antes el formulario, con otros datos. Cierre el formulario y cámbiela en la lista.',
  already_joined: 'Ya está inscrito en esta competición.',
  competition_full: 'La competición está completa. Está usted en la lista de espera.',
  not_open: 'Esta competición no admite inscripciones.',
  invite_only: 'En esta competición solo el club puede inscribir a jugadores.',
  entries_not_yet: 'Las inscripciones de esta competición aún no están abiertas.',
  entries_closed: 'Las inscripciones están cerradas. El club puede hacer cambios.',
  draw_made:
    'El sorteo está hecho, así que los jugadores ya no cambian. El club puede deshacerlo mientras no se haya jugado ningún partido.',
  card_begun: 'Ya hay una tarjeta empezada en esta competición. Pida al club que decida.',
  members_only: 'Esta competición es solo para socios del club.',
  index_not_admitted: 'El Índice de Hándicap está fuera de los límites de esta competición.',
  category_not_admitted: 'Esta competición no es para esta categoría de jugador.',
  age_not_admitted: 'La edad está fuera de los límites de esta competición.',
  age_unknown:
    'Esta competición tiene límite de edad y el club no tiene su fecha de nacimiento. Pida al club que la anote.',
  category_in_use:
    'Una competición pendiente es solo para esta categoría. Cambie antes quién puede inscribirse en ella.',
  result_final: 'El resultado de esta competición es definitivo.',
  not_a_team_competition: 'Esta competición no se juega por equipos.',
  team_full: 'Este equipo está completo.',
  in_another_team: 'Un jugador solo puede estar en un equipo de una competición.',
  team_name_taken: 'Ya hay un equipo con este nombre.',
  play_has_begun: 'El juego ha empezado, así que ahora solo el club puede cambiar los equipos.',
  not_entered: 'Inscríbase en la competición antes de empezar su vuelta.',
  outside_playing_window: 'Esta competición no se está jugando ahora.',
  round_on_day: 'Hay otra vuelta en este día. Indique si esta es otra vuelta.',
  same_round: 'Otra tarjeta de ese día tiene los mismos resultados. Indique si es la misma vuelta.',
  round_open: 'Tiene otra vuelta abierta. Continúela o abandónela primero.',
  cut_missed: 'No ha pasado el corte, así que su competición ha terminado.',
  cut_open: 'Antes va el corte, que se hace cuando están todas las tarjetas de las vueltas anteriores.',
  round_closed: 'Esta tarjeta está cerrada y no admite este cambio.',
  totals_differ: 'Los totales no coinciden con los golpes de la tarjeta.',
  marker_card_asked:
    'Esta competición pide la tarjeta del marcador. Usted y su marcador la confirman cada uno en su teléfono.',
  signed_by_player:
    'La tarjeta la firma el marcador, no el propio jugador. Escriba el nombre del marcador, con una inicial si los dos se llaman igual.',
  holes_differ: 'Hay hoyos con resultados distintos. Pónganse de acuerdo antes de entregar la tarjeta.',
  entry_id_reused: 'Este identificador de anotación ya se usó para otra cosa.',
  round_id_taken: 'No se pudo empezar esta vuelta: su número es de otra vuelta. Empiécela de nuevo.',
  holes_missing: 'Faltan hoyos por anotar.',
  stroke_index_conflict: 'Cada hándicap de hoyo solo se puede usar en un hoyo.',
  tee_in_use:
    'Una competición o una vuelta abierta se juega desde unas barras que ha quitado. Déjelas en la lista.',
  changed_meanwhile: 'Otra persona ha cambiado esto entretanto. Vuelva a mirarlo.',
  draw_mismatch:
    'Este sorteo ya no corresponde a la competición. Vuelva a sortear o cambie sus horas y hoyos.',
  no_start_sheet: 'Todavía no hay orden de salida. Sortee antes los grupos.',
  not_match_play: 'Esta competición no es match play, así que no tiene cuadro.',
  too_few_entrants: 'Un sorteo necesita al menos dos jugadores inscritos.',
  not_drawn: 'Todavía no se ha hecho el sorteo. Sortee antes el cuadro.',
  bracket_started:
    'Ya hay un resultado anotado en este cuadro y no se puede volver a sortear. Deshaga antes los resultados.',
  match_not_ready: 'Todavía no se conocen los jugadores de este partido.',
  match_closed: 'Este partido ha terminado: su resultado está anotado. El club puede deshacerlo.',
  result_differs: 'Este partido ya tiene otro resultado. Deshágalo primero.',
  later_match_finished: 'Con este resultado ya se ha jugado un partido posterior. Deshaga antes ese.',
  club_full: 'El club ha alcanzado su límite de socios.',
  member_has_power: 'Aquí no se puede quitar ni cambiar a un administrador.',
  no_longer_member:
    'Ya no es socio de este club, así que el club no acepta más resultados suyos. Lo que anotó se conserva en este teléfono.',
  last_admin: 'El último administrador no puede dejar el club.',
  guardian_needed:
    'Su padre, madre o tutor tiene que aceptar antes de que pueda inscribirse en competiciones. Pídaselo o pregunte al club.',
  email_unverified: 'Confirme primero su dirección de correo.',
  code_wrong: 'Este código no es correcto o ha caducado. Puede pedir otro.',
  already_member: 'Esta persona ya es socia del club.',
  invitation_over: 'Esta invitación ya no está abierta. Pida otra al club.',
  invitation_elsewhere:
    'Esta invitación se envió a otra dirección de correo. Use esa dirección o pregunte al club.',
  not_completed: 'Solo se puede hacer definitivo el resultado de una competición terminada.',
  cards_open: 'Hay tarjetas sin entregar o con solo totales. Resuelva antes cada una.',
  has_entries: 'Hay jugadores inscritos, así que esta competición no se puede eliminar.',
  not_a_draft: 'Solo se puede eliminar un borrador. Anule la competición en su lugar.',
  group_full: 'Un grupo tiene cuatro jugadores como máximo.',
  group_over:
    'Todas las tarjetas de este grupo están entregadas, así que no admite a nadie más. Empiece otro grupo.',
  group_open: 'Está en otro grupo. Déjelo o entregue antes sus tarjetas.',
  group_left: 'Esta persona ha dejado el grupo. Puede volver con el código QR.',
  group_player_busy:
    'Esta persona tiene otra vuelta abierta. Añádala cuando la haya entregado o abandonado en su teléfono.',
  in_another_group: 'Ya juega en otro grupo. Déjelo primero.',
  group_link_over: 'Este código QR ya no es válido. Pida uno nuevo en el teléfono que lo mostró.',
  guardian_needed_for_group:
    'Un padre, madre o tutor tiene que dar su permiso antes de que esta persona pueda estar en un grupo, donde otros ven su tarjeta.',
  too_many_guests: 'Ha añadido doce invitados en las últimas 24 horas. Inténtelo mañana o pregunte al club.',
  too_many_messages:
    'En las últimas 24 horas se han enviado veinte mensajes a estos jugadores. Inténtelo mañana.',
  no_message_now:
    'Se puede enviar un mensaje desde que la competición está publicada hasta que el resultado es definitivo o se anula.',
  upload_ended: 'El plazo para subir la foto ha terminado. Elíjala de nuevo.',
  photo_unreadable: 'Este archivo no se puede leer como foto. Envíe una imagen JPEG, PNG o WebP.',
  import_changed: 'El club ha cambiado. Compruebe de nuevo el archivo.',
  one_person_twice: 'Los dos tienen tarjeta, equipo o cuadro en una competición. Retire antes a uno.',
  has_no_account: 'Este socio aún no tiene cuenta.',
  photo_too_large: 'Elija una imagen de menos de 10 MB.',
  uploads_full: 'Ahora mismo se están enviando muchas fotos. Inténtelo de nuevo dentro de un minuto.',
  scan_photo_missing: 'No se ha podido procesar la imagen de la tarjeta. Inténtelo de nuevo.',
  scan_failed: 'No se ha podido procesar la imagen de la tarjeta. Inténtelo de nuevo.',
  scan_timed_out:
    'La lectura de esta foto ha tardado demasiado. Inténtelo de nuevo o acérquese para que la tarjeta llene la foto.',
  scan_running: 'Ya se está leyendo una foto suya. Espere a que termine.',
  scan_queue_full: 'Ahora mismo se están leyendo muchas tarjetas. Inténtelo de nuevo dentro de un minuto.',
  scan_limit: 'Ha enviado muchas fotos en la última hora. Anote los golpes a mano o inténtelo más tarde.',
  scan_service_failed:
    'El servicio externo no ha podido leer la foto. Pida que la lea el propio equipo del club.',
  too_large: 'Es demasiado para enviarlo de una vez.',
  unsupported_media_type: 'Envíe JSON (application/json).',
  hand_over_first:
    'Usted es el último administrador de un club. Nombre administrador a otro socio y después elimine su cuenta.',
  too_many_exports: 'Ha pedido cinco archivos en las últimas 24 horas. Inténtelo mañana.',
  too_many_requests: 'Demasiados intentos. Espere un poco.',
  plan_needed:
    'La prueba de este club ha terminado, así que las competiciones y los campos nuevos necesitan un plan. Un administrador encuentra «Mejorar el plan» en el panel del club, en Facturación. Todo lo demás sigue funcionando y no se pierde ningún dato.',
  plan_runs: 'Este club ya tiene un plan. Cámbielo o termínelo en «Gestionar el pago».',
  payments_off: 'Aquí no hay pagos con tarjeta, así que no se cobra ni se interrumpe nada.',
  payments_away:
    'Ahora mismo no se puede contactar con el servicio de pagos. No se ha cobrado nada; inténtelo de nuevo en un momento.',
  fee_not_open: 'En esta competición no tiene ninguna cuota de inscripción que pagar.',
  guest_entered: 'Este invitado ya está inscrito con otros datos. Corríjalos en la lista de inscritos.',
  fee_at_desk: 'La cuota de esta competición se paga en secretaría.',
  fees_paid:
    'La moneda no cambia: ya se han pagado cuotas de inscripción en ella, y los registros del club las mostrarían en otra. También cuentan las que se han devuelto. Si una cuota se marcó como pagada por error, márquela como pendiente en la lista de inscritos.',
  fee_settled: 'Su cuota de inscripción está resuelta; no hay nada que pagar.',
  paid_by_card:
    'Uno de estos jugadores ha pagado con tarjeta, y se le devuelve a la tarjeta. Retire al jugador y elija después Devolver.',
  payments_refused:
    'El servicio de pagos lo ha rechazado. No se ha cobrado nada; quien mantiene Scoreclub encuentra el motivo en su registro.',
  result_hidden: 'Algunos hoyos siguen ocultos. Muestre primero el resultado y después hágalo definitivo.',
  kiosk_closed:
    'Esta tableta ya no es un puesto del club. Un administrador del club puede crear un enlace nuevo.',
  kiosk_link_over:
    'Este enlace ya se ha usado o ha caducado. Un administrador del club puede crear uno nuevo.',
  kiosk_signed_in:
    'Alguien tiene la sesión iniciada en esta tableta. Ciérrela primero y abra el enlace otra vez.',
  internal: 'Algo ha fallado por nuestra parte. Inténtelo de nuevo.',
  unavailable: 'El servicio se está iniciando o deteniendo. Inténtelo de nuevo.',
  store_away: 'Scoreclub no puede acceder ahora a sus datos. Inténtelo de nuevo dentro de un momento.',
  not_saved: 'Ahora no se ha podido guardar. Inténtelo de nuevo dentro de un momento.',
  save_unconfirmed: 'No hemos podido confirmar si se ha guardado. Puede intentarlo de nuevo sin riesgo.',
  photo_store_away: 'Ahora no se pueden guardar ni mostrar fotos. Inténtelo de nuevo más tarde.',
  page_outdated: 'Esta página es de una versión anterior de Scoreclub. Vuelva a cargarla para continuar.',
  overloaded: 'Mucha gente usa Scoreclub ahora mismo. Inténtelo de nuevo dentro de un momento.',
  boards_full:
    'Mucha gente sigue clasificaciones ahora mismo. Esta se sigue cargando de nuevo cada 15 segundos.',
  request_too_slow: 'La conexión era demasiado lenta para recibir esto. Inténtelo de nuevo.',
  headers_too_large: 'Las cabeceras de esta petición son demasiado grandes.',
}
