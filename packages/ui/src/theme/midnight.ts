import type { ColorRoles } from './roles.ts';

/** The colours used without a provider. */
export const midnight: ColorRoles = {
  page: '#070a1a',
  glow: '#1b2566',
  surface: '#10152f',
  raised: '#181f43',
  text: '#f3f5ff',
  muted: '#aeb7dc',
  border: '#2a3466',
  accent: '#93a5ff',
  onAccent: '#080c22',
  soft: '#1d2757',
  highlight: '#f2c879',
  positive: '#5fd0a3',
  onPositive: '#04140d',
  idle: '#232a4d',
  onIdle: '#b3bbdc',
  warning: '#ffc46b',
  focus: '#ffd98a',
  shade: '0 1.5rem 3.5rem rgb(2 4 16 / 55%)',
  scheme: 'dark',
};
