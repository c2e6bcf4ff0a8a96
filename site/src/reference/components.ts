import { ErrorCatalogue } from '../components/ErrorCatalogue';
import { ErrorTable } from '../components/ErrorTable';
import { EventPayload } from '../components/EventPayload';
import { LandingAuthentication } from '../components/LandingAuthentication';
import { LandingDecisions } from '../components/LandingDecisions';
import { LandingEvents } from '../components/LandingEvents';
import { LandingObjects } from '../components/LandingObjects';
import { LandingOperations } from '../components/LandingOperations';
import { LandingProof } from '../components/LandingProof';
import { LandingServers } from '../components/LandingServers';
import { ObjectIndex } from '../components/ObjectIndex';
import { ObjectSchema } from '../components/ObjectSchema';
import { OperationHeader } from '../components/OperationHeader';
import { ParameterList } from '../components/ParameterList';
import { Proof } from '../components/Proof';
import { Prose } from '../components/Prose';
import { RequestBody } from '../components/RequestBody';
import { Response } from '../components/Response';
import { Snippets } from '../components/Snippets';
import { TagEvents } from '../components/TagEvents';
import { TagObjects } from '../components/TagObjects';
import { TagOperations } from '../components/TagOperations';
import { UsedBy } from '../components/UsedBy';

/** Theme components that pages of the reference use without importing them. */
export const referenceComponents = {
  ErrorCatalogue,
  ErrorTable,
  EventPayload,
  LandingAuthentication,
  LandingDecisions,
  LandingEvents,
  LandingObjects,
  LandingOperations,
  LandingProof,
  LandingServers,
  ObjectIndex,
  ObjectSchema,
  OperationHeader,
  ParameterList,
  Proof,
  Prose,
  RequestBody,
  Response,
  Snippets,
  TagEvents,
  TagObjects,
  TagOperations,
  UsedBy,
};
