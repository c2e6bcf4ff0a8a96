import { Decisions } from '../components/Decisions';
import { ErrorCatalogue } from '../components/ErrorCatalogue';
import { EventList } from '../components/EventList';
import { EventPage } from '../components/EventPage';
import { LandingPage } from '../components/LandingPage';
import { ObjectList } from '../components/ObjectList';
import { ObjectPage } from '../components/ObjectPage';
import { OperationList } from '../components/OperationList';
import { OperationPage } from '../components/OperationPage';
import { PageSources } from '../components/PageSources';
import { Proof } from '../components/Proof';
import { Prose } from '../components/Prose';
import { ServerList } from '../components/ServerList';
import { withPageSources } from '../components/Sources';

/** Theme components that pages of the reference use without importing them. */
export const referenceComponents = {
  Decisions,
  ErrorCatalogue: withPageSources(ErrorCatalogue),
  EventList: withPageSources(EventList),
  EventPage: withPageSources(EventPage),
  LandingPage: withPageSources(LandingPage),
  ObjectList,
  ObjectPage: withPageSources(ObjectPage),
  OperationList,
  OperationPage: withPageSources(OperationPage),
  PageSources,
  Proof,
  Prose: withPageSources(Prose),
  ServerList: withPageSources(ServerList),
};
