/** Texts of the portal of the intelligence grid, which is a separate page. */
export const en = {
  title: 'Intelligence Grid',
  lead: 'Seven emirates, one mesh. Choose an emirate to follow its signals.',
  delivered: 'Signals delivered',
  travelling: 'On their way',
  links: 'Links',
  note: 'Illustration only: the figures count what is drawn here, not real data.',
  pause: 'Pause the animation',
  play: 'Play the animation',
  linkedTo: '{place}: linked to {others}.',
  withoutScripts: 'The grid needs JavaScript.',
  places: {
    'abu-dhabi': 'Abu Dhabi',
    dubai: 'Dubai',
    sharjah: 'Sharjah',
    ajman: 'Ajman',
    'umm-al-quwain': 'Umm Al Quwain',
    'ras-al-khaimah': 'Ras Al Khaimah',
    fujairah: 'Fujairah',
  },
};
