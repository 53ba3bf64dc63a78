import { useParams } from 'react-router-dom';
import { findProduct } from '../../content/core42Products.ts';
import { NotFound } from '../NotFound.tsx';
import { ProductDetail } from './ProductDetail.tsx';

/** The product an address names. */
export function ProductRoute() {
  const { slug } = useParams();
  const product = findProduct(slug);
  return product ? <ProductDetail key={product.slug} product={product} /> : <NotFound />;
}
