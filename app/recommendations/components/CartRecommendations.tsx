import {lazy} from 'react';

/**
 * In a cart that is looked at: what goes with its goods, named by their handles, the newest first. Its caller says what stands in
 * for it until it is loaded, or where it cannot be.
 */
export const CartRecommendations = lazy(() => import('./CartComplements'));
