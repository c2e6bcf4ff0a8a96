import { judgeProject } from '../judge-project';
import { foreign } from './foreign';

judgeProject(foreign('galaxy', ['getPlanet', '/planets/{planetId}'], '/docs/'));
