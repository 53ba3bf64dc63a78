import type { LibraryMessages } from '../../messages.ts';

const number = new Intl.NumberFormat('fr');

/** The texts of the whole library in French, in one object: the compiler reports missing texts. */
export const french: LibraryMessages = {
  Link: { comingSoon: 'Bientôt disponible' },
  AdoptionProgress: { title: 'Progression de l’adoption des services' },
  AttractLoop: { leave: 'Touchez pour commencer' },
  BackgroundVideo: {
    pause: 'Mettre en pause la vidéo d’arrière-plan',
    play: 'Lire la vidéo d’arrière-plan',
  },
  BlankScreen: {
    label: 'Écran noir',
    leave: 'Appuyez sur une touche ou touchez l’écran pour revenir',
  },
  ContactForm: {
    name: 'Nom',
    email: 'E-mail',
    mobile: 'Mobile',
    jobTitle: 'Fonction',
    organisation: 'Organisation',
    product: 'Produit souhaité',
    productPlaceholder: 'Choisissez un produit',
    customProductInterest: 'Parlez-nous du produit qui vous intéresse',
    message: 'Message',
    submit: 'Envoyer',
    sending: 'Envoi en cours…',
    stillSending: 'Envoi toujours en cours…',
    success: 'Merci ! Nous vous contacterons bientôt.',
    back: 'Retour',
    notConfigured: 'Le formulaire de contact n’est pas configuré.',
    chooseProduct: 'Veuillez choisir un produit.',
    specifyInterest: 'Veuillez préciser le produit qui vous intéresse.',
    somethingWrong: 'Une erreur est survenue. Veuillez réessayer.',
    withoutScripts: 'JavaScript est nécessaire pour envoyer ce formulaire.',
  },
  DeepLinkTester: {
    open: 'Ouvrir l’application',
    copy: 'Copier le lien',
    link: 'Lien profond',
    waiting: 'Ouverture…',
    opened: 'Lien transmis. Un onglet vide signifie qu’aucune application n’a répondu.',
    noResponse: 'L’application ne répond pas.',
    copied: 'Copié',
    selected: 'Le lien est sélectionné. Copiez-le à la main.',
    iosOnly: 'Cette application n’existe que pour iPhone.',
    scan: 'Scannez avec votre téléphone',
  },
  Dialog: { close: 'Fermer' },
  EmbeddedPlayer: {
    loading: 'Chargement du lecteur…',
    missing: 'Le lecteur ne s’est pas chargé ici.',
    openInNewTab: 'Ouvrir dans un nouvel onglet',
  },
  EntityCombobox: {
    label: 'Nom de l’entité',
    noMatches: 'Aucun résultat',
    count: (count) => (count < 2 ? `${String(count)} entité` : `${number.format(count)} entités`),
  },
  HandOffCard: {
    scan: 'Scannez avec votre téléphone',
    tooLong: 'Cette adresse est trop longue pour un code QR.',
    noPublicOrigin: 'Les téléphones ne peuvent pas ouvrir cette page : elle n’a pas de code QR.',
    failed: 'Le code QR n’a pas pu être chargé.',
  },
  IdleWarning: {
    question: 'Êtes-vous toujours là ?',
    remaining: (seconds) =>
      seconds > 0
        ? `Cet écran revient au début dans ${String(seconds)} ${seconds < 2 ? 'seconde' : 'secondes'}.`
        : 'Cet écran revient au début maintenant.',
    answer: 'Continuer',
  },
  KeyList: {
    title: 'Touches du présentateur',
    next: 'Écran suivant',
    previous: 'Écran précédent',
    first: 'Premier écran',
    last: 'Dernier écran',
    blank: 'Écran noir',
    fullScreen: 'Activer ou quitter le plein écran',
    keys: 'Afficher ces touches',
    arrowRight: 'Flèche droite',
    arrowLeft: 'Flèche gauche',
    arrowUp: 'Flèche haut',
    arrowDown: 'Flèche bas',
    fullStop: 'Point',
    questionMark: 'Point d’interrogation',
    space: 'Espace',
  },
  LiveStream: {
    connecting: 'Connexion',
    live: 'En direct',
    reconnecting: 'Reconnexion',
    offline: 'Hors ligne',
    paused: 'En pause',
    pause: 'Mettre le direct en pause',
    play: 'Lire le direct',
  },
  NavigationBar: { label: 'Section', refresh: 'Actualiser', menu: 'Menu' },
  PortalDialog: {
    loading: 'Chargement du portail…',
    missing: 'Le portail ne s’est pas chargé ici.',
    openInNewTab: 'Ouvrir dans un nouvel onglet',
  },
  QrCode: { label: 'Code QR' },
  SavingsChart: { title: 'Économies par service', measure: 'Afficher', service: 'Service' },
  SelectField: {
    placeholder: 'Choisir…',
    noOptions: 'Aucune option',
    loading: 'Chargement…',
    count: (count) => (count < 2 ? `${String(count)} option` : `${number.format(count)} options`),
    live: {
      guidance: ({ context }) =>
        context === 'menu'
          ? 'Flèches haut et bas pour parcourir, Entrée pour choisir, Échap pour fermer la liste.'
          : '',
      onChange: ({ action, label }) => (action === 'select-option' ? `${label}, sélectionné.` : ''),
    },
  },
  SideNavigation: { label: 'Sur cet écran' },
  VideoModal: { title: (product) => `Présentation de ${product}` },
};
