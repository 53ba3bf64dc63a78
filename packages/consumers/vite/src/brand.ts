import { createTheme } from '@showcase/ui/tokens';

export const brand = createTheme({
  name: 'brand',
  colors: { page: '#fdf6ec', text: '#2b1a12', accent: '#8a2f1b' },
  dark: { page: '#17100c', text: '#fbeee6', accent: '#ff9d80' },
  radius: 'small',
});
