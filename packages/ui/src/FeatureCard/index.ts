export { FeatureCard, type FeatureCardProps, type Picture } from './FeatureCard.tsx';
