/** A published description that no other test reads. */
export interface Held {
  /** The owner and the name on GitHub. */
  repository: string;
  commit: string;
  /** The entry document. */
  entry: string;
}

const LINES = `
Asana/openapi fc9f8dcf224efa8e06bfc955d91dd95aac7a398d defs/asana_oas.yaml
AssemblyAI/assemblyai-api-spec 3fcf678dc009e6331077ddef1d829acb6e4611fb openapi.yml
OpenBankingUK/account-info-api-spec 04f2ce5331b978e2eaec4df67e8909c1a2cb78e2 dist/v3.0.0/account-info-swagger.json
PagerDuty/api-schema 91a06fb3c64b0ab2b2bd6c485d12b327dfb55c18 reference/REST/openapiv3.json
PagerDuty/api-schema 91a06fb3c64b0ab2b2bd6c485d12b327dfb55c18 reference/scim/openapiv3.json
Qovery/qovery-openapi-spec 651aed53ce272a6fb6ec695a68b06dcd55170092 openapi.yaml
XeroAPI/Xero-OpenAPI e952d0bda3628facbf7afc5990ad6a0e7e77bd1e xero_accounting.yaml
XeroAPI/Xero-OpenAPI e952d0bda3628facbf7afc5990ad6a0e7e77bd1e xero-payroll-nz.yaml
box/box-openapi c9a878a9824344129881392e2b08f7117201e82e openapi.json
box/box-openapi c9a878a9824344129881392e2b08f7117201e82e openapi/openapi-v2025.0.json
cyberark/conjur-openapi-spec aca069172a7137514905f44359531eec17efa0ee spec/openapi.yml
discord/discord-api-spec 74fda0fad044407ea280043a03ffc9bc64c4e49e specs/openapi.json
getlago/lago-openapi 120da1213306145141d3dd34022dd47a3216c911 openapi.yaml
getlago/lago-openapi 120da1213306145141d3dd34022dd47a3216c911 src/openapi.yaml
googlemaps/openapi-specification ef437434d55ad2d988c0fc8c0b3d14fe2dcb7441 dist/google-maps-platform-openapi3.yml
influxdata/openapi ad26a17809307a9b190d5ca0ef6d0a0f094993ff contracts/oss.yml
influxdata/openapi ad26a17809307a9b190d5ca0ef6d0a0f094993ff contracts/cloud.json
intercom/Intercom-OpenAPI 8889625a7b931d8649e18726e7f872ff073520fc descriptions/2.15/api.intercom.io.yaml
lob/lob-openapi 539ed451fc9f3af0d4b1ee01348c095126c64df3 lob-api-public.yml
moysklad/api-remap-1.2-openapi-specification 6d9289bd42d42cb60e5a762156c4bf3fdb97d990 src/openapi.yaml
netlify/open-api 650803172c55155ec34dcad94602e058477a4a98 swagger.yml
okta/okta-management-openapi-spec fdda229e82940cf5af4611ad673ca6a27974e31b dist/current/management-noEnums-oneOfInheritance.yaml
onfido/onfido-openapi-spec 1498236ae3ae26cfc73c0fcb38d213c90e5daec1 openapi.yaml
ory/sdk ab0b84fc69f3736b72f24dacdb42e72fbb76ea89 spec/client/v1.22.65.json
pachca/openapi ec42fa414045dc7673d793fa2af73ce8fe327c4b packages/spec/openapi.yaml
paypal/paypal-rest-api-specifications ec4d8f36a6ab0abcc3865e1072aaddc85ea14d5c openapi/checkout_orders_v2.json
paypal/paypal-rest-api-specifications ec4d8f36a6ab0abcc3865e1072aaddc85ea14d5c openapi/invoicing_v2.json
plaid/plaid-openapi 26f1a0588c12e765e99c815300d94eae0a3c7dc1 2020-09-14.yml
radiantearth/stac-api-spec 604ade6158de15b8ab068320ca41e25e2bf0e116 item-search/openapi.yaml
sendgrid/sendgrid-oai bef1536aeed2eb7b1ad4fde110a8ec65c583c4c5 oai_v3_stoplight.json
twilio/twilio-oai d50069b44ea8cd23141385bdb6db48f16ff75bb5 spec/json/twilio_api_v2010.json
twilio/twilio-oai d50069b44ea8cd23141385bdb6db48f16ff75bb5 spec/json/twilio_flex_v1.json
webex/webex-openapi-specs 1be8332652c7c3dd34ea8148848c44ddf109a200 public-spec/webex-messaging.json
workos/openapi-spec 7fd8359944a048bfca3177ca9399b0eacda3a764 spec/open-api-spec.yaml
ercot/api-specs 8bc5467e0eabef95510a62a003a624ac41626040 pubapi/pubapi-apim-api.json
deepgram/deepgram-api-specs 4ba987cf0522671a6a0ec0b6012670e4946f6430 openapi.yml
universokobana/kobana-api-specs 965711f3b58e14bbf1c075015a0cbd554cef8f15 swagger/v1_0/kobana-api-v1_0-openapi-3_1.yaml
shadone/Lemmy-OpenAPI-Spec 3b7fe7ef1f5001160e69a0197130e846b25a7695 specs/v4/1.0.0-pre/openapi.yaml
woosmap/openapi-specification 503af0464de2ebe7380e5c8be3ab985d1b589a92 dist/woosmap-openapi3.yml
getprimo/fleetdm-openapi-specs a02082dead986a5c039ac53fb2ce6887362c5b24 fleet-openapi.json
`;

/**
 * Descriptions to measure with: nothing was ever adapted to them. One that makes us change something moves to the corpus as a case of
 * its trait, and another one takes its line.
 */
export const held: readonly Held[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [repository = '', commit = '', entry = ''] = line.split(' ');
    return { repository, commit, entry };
  });
