export { Brand } from './Brand.tsx';
export { Info } from './Info.tsx';
export { Landing } from './Landing.tsx';
export { Partners } from './Partners.tsx';
export { ProductRoute } from './ProductRoute.tsx';
export { Products } from './Products.tsx';
