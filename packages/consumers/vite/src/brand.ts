import { createTheme } from '@showcase/ui/tokens';

export const brand = createTheme({
  name: 'brand',
  colors: { page: '#fdf6ec', text: '#2b1a12', accent: '#8a2f1b' },
});
