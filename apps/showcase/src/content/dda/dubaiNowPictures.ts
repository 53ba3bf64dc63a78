/**
 * The illustrations of the services, by English slug. They are separate from the services because Node programs read
 * those, and Node cannot import pictures.
 */
import type { Picture } from '@showcase/ui';
import buySellProperty from '../../assets/dubai-now/buy-sell-property.svg';
import domesticWorkers from '../../assets/dubai-now/domestic-workers.svg';
import electricVehicle from '../../assets/dubai-now/electric-vehicle.svg';
import getLand from '../../assets/dubai-now/get-land.svg';
import getReadyHouse from '../../assets/dubai-now/get-ready-house.svg';
import landExchange from '../../assets/dubai-now/land-exchange.svg';
import marriage from '../../assets/dubai-now/marriage.svg';
import mayTheyRestInPeace from '../../assets/dubai-now/may-they-rest-in-peace.svg';
import obtainMedical from '../../assets/dubai-now/obtain-medical.svg';
import rentHome from '../../assets/dubai-now/rent-home.svg';
import volunteer from '../../assets/dubai-now/volunteer.svg';

const picture = (src: string): Picture => ({
  src,
  width: 960,
  height: 600,
  fetchPriority: 'high',
});

export const dubaiNowPictures: Readonly<Record<string, Picture | undefined>> = {
  volunteer: picture(volunteer),
  'domestic-workers': picture(domesticWorkers),
  marriage: picture(marriage),
  'rent-home': picture(rentHome),
  'may-they-rest-in-peace': picture(mayTheyRestInPeace),
  'obtain-medical': picture(obtainMedical),
  'get-land': picture(getLand),
  'get-ready-house': picture(getReadyHouse),
  'land-exchange': picture(landExchange),
  'electric-vehicle': picture(electricVehicle),
  'buy-sell-property': picture(buySellProperty),
};
