/** Texts of the toolkit, and the way back to it (docs/product.md, Toolkit). */
export const en = {
  title: 'Activation Toolkit',
  intro: 'Every page of the city platform, ready to open at the event.',
  productionReference: 'Production reference',
  sections: {
    dda: 'DDA pages',
    dubai: 'Dubai',
    others: 'others',
    codi: 'CODI',
  },
  back: 'Back to the toolkit',
};
