export {
  Button,
  ButtonLink,
  buttonVariants,
  type ButtonProps,
  type ButtonLinkProps,
  type ButtonVariant,
} from './Button.tsx';
