export { BackgroundImage, type BackgroundImageProps } from './BackgroundImage.tsx';
