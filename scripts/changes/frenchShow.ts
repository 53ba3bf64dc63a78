import type { ShowMessages } from '@showcase/ui-showcase/messages';

/** The texts of the show's own components in French, as a new language must provide them. */
export const frenchShow: ShowMessages = {
  AdoptionProgress: { title: 'Progression de l’adoption des services' },
  AttractLoop: { leave: 'Touchez pour commencer' },
  BlankScreen: {
    label: 'Écran noir',
    leave: 'Appuyez sur une touche ou touchez l’écran pour revenir',
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
  HandOffDialog: {
    scan: 'Scannez avec votre téléphone',
    tooLong: 'Cette adresse est trop longue pour un code QR.',
    noPublicOrigin: 'Les téléphones ne peuvent pas ouvrir cette page : elle n’a pas de code QR.',
  },
  IdleWarning: {
    question: 'Êtes-vous toujours là ?',
    remaining: {
      one: 'Cet écran revient au début dans {count} seconde.',
      other: 'Cet écran revient au début dans {count} secondes.',
    },
    restarting: 'Cet écran revient au début maintenant.',
    answer: 'Continuer',
  },
  ImpactReport: {
    adoption: 'Progression de l’adoption des services',
    adopted: 'Services adoptés',
    noneAdopted: 'Aucun service adopté pour l’instant',
    notAdopted: 'Services non adoptés',
    allAdopted: 'Tous les services sont adoptés',
    scan: 'Scannez pour ouvrir sur votre téléphone',
  },
  KeyboardShortcutsDialog: {
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
  MediaShelves: { sections: 'Rubriques' },
  PortalDialog: {
    loading: 'Chargement du portail…',
    missing: 'Le portail ne s’est pas chargé ici.',
    openInNewTab: 'Ouvrir dans un nouvel onglet',
  },
};
