import { type Chapter, list, p, to } from './article.ts';

export const messages: Chapter = {
  category: 'messages',
  articles: [
    {
      id: 'inbox',
      es: {
        title: '¿Dónde están mis mensajes?',
        keywords: ['bandeja', 'sin leer', 'borrar', 'favoritos', 'obligatorio'],
        parts: [
          p(
            `En ${to('/member/messageV2', 'Mensajes de la plataforma')}. El número junto al sobre dice cuántos no has leído.`,
          ),
          list(
            'Puedes marcarlos, guardarlos y borrarlos; un borrado se deshace por un momento.',
            'Algunos piden una respuesta: se quedan hasta que la das.',
            'Una oferta que venció sigue ahí, marcada.',
          ),
        ],
      },
      en: {
        title: 'Where are my messages?',
        keywords: ['inbox', 'unread', 'delete', 'favourites', 'required'],
        parts: [
          p(
            `In ${to('/member/messageV2', 'Platform messages')}. The number beside the envelope says how many you have not read.`,
          ),
          list(
            'You can mark, keep and delete them; a deletion can be undone for a moment.',
            'Some ask for an answer: they stay until you give it.',
            'An offer that has expired is still there, marked.',
          ),
        ],
      },
    },
    {
      id: 'notices',
      es: {
        title: '¿Dónde leo los avisos de {brand}?',
        keywords: ['noticias', 'anuncios', 'mantenimiento', 'avisos'],
        parts: [
          p(
            `En ${to('/noticePage', 'Avisos')}: horarios, mantenimientos y novedades, de la más nueva a la más antigua.`,
          ),
        ],
      },
      en: {
        title: 'Where do I read the notices of {brand}?',
        keywords: ['news', 'announcements', 'maintenance'],
        parts: [p(`In ${to('/noticePage', 'Notices')}: times, maintenance and news, the newest first.`)],
      },
    },
    {
      id: 'feedback',
      es: {
        title: '¿Cómo envío un comentario o una queja?',
        keywords: ['opinión', 'reclamo', 'sugerencia', 'fotos', 'referencia'],
        parts: [
          list(
            'Hasta {feedbackLength} caracteres y {feedbackPictures} imágenes PNG o JPG de {pictureMegabytes} MB.',
            'Recibes una referencia: con ella sigues en qué está.',
            `La respuesta llega a tus ${to('/member/messageV2', 'mensajes')}. Si no te sirve, puedes reabrirlo.`,
            `Sin iniciar sesión, escríbenos al final del ${to('/helpmc', 'centro de ayuda')}: la respuesta llega al correo que indiques.`,
          ),
        ],
      },
      en: {
        title: 'How do I send feedback or a complaint?',
        keywords: ['opinion', 'complaint', 'suggestion', 'photos', 'reference'],
        parts: [
          list(
            'Up to {feedbackLength} characters and {feedbackPictures} PNG or JPG pictures of {pictureMegabytes} MB.',
            'You get a reference: with it you follow where it stands.',
            `The answer comes to your ${to('/member/messageV2', 'messages')}. If it does not help, you can reopen it.`,
            `Without logging in, write to us at the end of the ${to('/helpmc', 'help centre')}: the answer comes to the e-mail address that you give.`,
          ),
        ],
      },
    },
  ],
};
