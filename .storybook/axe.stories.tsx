import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Proves that axe is active in the tests of stories. */
const meta = {
  title: 'Internal/Axe',
  tags: ['!autodocs', '!dev'],
} satisfies Meta;

export default meta;

export const FindsAnImageWithoutAlternative: StoryObj<typeof meta> = {
  render: () => <main>An image without an alternative is tried here.</main>,
  play: async () => {
    const image = composeStory(
      { render: () => <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width={40} /> },
      { title: 'An image without an alternative' },
    );
    const place = document.body.appendChild(document.createElement('div'));
    await expect(image.run({ canvasElement: place })).rejects.toThrow(/image-alt/);
    place.remove();
  },
};
