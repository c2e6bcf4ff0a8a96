import MDXComponents from '@theme-original/MDXComponents';
import { CodeTab, CodeTabs } from '@site/src/components/CodeTabs';
import { ErrorCatalogue } from '@site/src/components/ErrorCatalogue';
import { ErrorTable } from '@site/src/components/ErrorTable';
import { EventPayload } from '@site/src/components/EventPayload';
import { LandingAuthentication } from '@site/src/components/LandingAuthentication';
import { LandingDecisions } from '@site/src/components/LandingDecisions';
import { LandingEvents } from '@site/src/components/LandingEvents';
import { LandingObjects } from '@site/src/components/LandingObjects';
import { LandingOperations } from '@site/src/components/LandingOperations';
import { LandingServers } from '@site/src/components/LandingServers';
import { ObjectIndex } from '@site/src/components/ObjectIndex';
import { ObjectSchema } from '@site/src/components/ObjectSchema';
import { OperationHeader } from '@site/src/components/OperationHeader';
import { ParameterList } from '@site/src/components/ParameterList';
import { Prose } from '@site/src/components/Prose';
import { RequestBody } from '@site/src/components/RequestBody';
import { Response } from '@site/src/components/Response';
import { Snippets } from '@site/src/components/Snippets';
import { TagEvents } from '@site/src/components/TagEvents';
import { TagObjects } from '@site/src/components/TagObjects';
import { TagOperations } from '@site/src/components/TagOperations';
import { UsedBy } from '@site/src/components/UsedBy';

/** Theme components that MDX pages use without importing them. */
export default {
  ...MDXComponents,
  CodeTab,
  CodeTabs,
  ErrorCatalogue,
  ErrorTable,
  EventPayload,
  LandingAuthentication,
  LandingDecisions,
  LandingEvents,
  LandingObjects,
  LandingOperations,
  LandingServers,
  ObjectIndex,
  ObjectSchema,
  OperationHeader,
  ParameterList,
  Prose,
  RequestBody,
  Response,
  Snippets,
  TagEvents,
  TagObjects,
  TagOperations,
  UsedBy,
};
