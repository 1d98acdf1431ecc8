export {loadInstead, loadRecommendations} from './recommendations.server';
