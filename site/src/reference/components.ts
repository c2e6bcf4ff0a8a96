import { ErrorCatalogue } from '../components/ErrorCatalogue';
import { ErrorTable } from '../components/ErrorTable';
import { EventList } from '../components/EventList';
import { EventPayload } from '../components/EventPayload';
import { LandingAuthentication } from '../components/LandingAuthentication';
import { LandingDecisions } from '../components/LandingDecisions';
import { LandingOperations } from '../components/LandingOperations';
import { LandingProof } from '../components/LandingProof';
import { LandingServers } from '../components/LandingServers';
import { ObjectList } from '../components/ObjectList';
import { ObjectSchema } from '../components/ObjectSchema';
import { OperationHeader } from '../components/OperationHeader';
import { OperationList } from '../components/OperationList';
import { ParameterList } from '../components/ParameterList';
import { Proof } from '../components/Proof';
import { Prose } from '../components/Prose';
import { RequestBody } from '../components/RequestBody';
import { Response } from '../components/Response';
import { Snippets } from '../components/Snippets';
import { UsedBy } from '../components/UsedBy';

/** Theme components that pages of the reference use without importing them. */
export const referenceComponents = {
  ErrorCatalogue,
  ErrorTable,
  EventList,
  EventPayload,
  LandingAuthentication,
  LandingDecisions,
  LandingOperations,
  LandingProof,
  LandingServers,
  ObjectList,
  ObjectSchema,
  OperationHeader,
  OperationList,
  ParameterList,
  Proof,
  Prose,
  RequestBody,
  Response,
  Snippets,
  UsedBy,
};
