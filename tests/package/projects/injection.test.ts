import { judgeProject } from '../judge-project';
import { foreign } from './foreign';

judgeProject(foreign('injection', ['postInjection', 'Value in a path']));
