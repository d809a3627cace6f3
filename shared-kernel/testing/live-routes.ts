import { setRoutes } from '../platform/routes';
import { shopRoutes } from './shop-routes';

// what the shell does before anything of a page runs: links need the table of the whole shop
setRoutes(shopRoutes());
