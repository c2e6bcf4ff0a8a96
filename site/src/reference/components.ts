import { Decisions } from '../components/citations/Decisions';
import { PageSources } from '../components/citations/PageSources';
import { withPageSources } from '../components/citations/Sources';
import { Changelog } from '../components/changelog/Changelog';
import { ReleaseChanges } from '../components/changelog/ReleaseChanges';
import { ReleaseHead } from '../components/changelog/ReleaseHead';
import { WhatChanges } from '../components/changelog/WhatChanges';
import { ApiList } from '../components/landing/ApiList';
import { LandingPage } from '../components/landing/LandingPage';
import { ErrorCatalogue } from '../components/pages/ErrorCatalogue';
import { EventList } from '../components/pages/EventList';
import { EventPage } from '../components/pages/EventPage';
import { ObjectMap } from '../components/pages/ObjectMap';
import { ObjectList } from '../components/pages/ObjectList';
import { ObjectPage } from '../components/pages/ObjectPage';
import { OperationList } from '../components/pages/OperationList';
import { OperationPage } from '../components/pages/OperationPage';
import { PasteBox } from '../components/pages/PasteBox';
import { Prose } from '../components/pages/Prose';
import { ServerList } from '../components/pages/ServerList';
import { Proof } from '../components/proof/Proof';

/** Theme components that pages of the reference use without importing them. */
export const referenceComponents = {
  ApiList,
  Changelog: withPageSources(Changelog),
  Decisions,
  ErrorCatalogue: withPageSources(ErrorCatalogue),
  EventList: withPageSources(EventList),
  EventPage: withPageSources(EventPage),
  LandingPage: withPageSources(LandingPage),
  ObjectList,
  ObjectMap,
  ObjectPage: withPageSources(ObjectPage),
  OperationList,
  OperationPage: withPageSources(OperationPage),
  PageSources,
  PasteBox,
  Proof,
  Prose: withPageSources(Prose),
  ReleaseChanges,
  ReleaseHead,
  WhatChanges,
  ServerList: withPageSources(ServerList),
};
