import { useParams } from 'react-router-dom';
import { findProduct } from '@showcase/content/products';
import { NotFound } from '../NotFound.tsx';
import { ProductDetail } from './ProductDetail.tsx';

/** The product that the address names. */
export function ProductRoute() {
  const { slug } = useParams();
  const product = findProduct(slug);
  return product ? <ProductDetail key={product.slug} product={product} /> : <NotFound />;
}
