export { parsePage } from '../../../site/remark/parse-page';
