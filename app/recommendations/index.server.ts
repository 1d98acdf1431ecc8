export {loadRecommendations} from './recommendations.server';
