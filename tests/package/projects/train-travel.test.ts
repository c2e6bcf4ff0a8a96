import { judgeProject } from '../judge-project';
import { foreign } from './foreign';

judgeProject(foreign('train-travel', ['get-stations', '/stations']));
