import { setRoutes } from '../platform/routes';
import { shopRoutes } from './shop-routes';

// the shell does this before any code of a page runs: links need the route table of the whole shop
setRoutes(shopRoutes());
