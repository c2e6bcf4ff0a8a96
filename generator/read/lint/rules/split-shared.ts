import { groupBy } from '#core/collections/group-by';
import type { Cause, Caused } from './find-causes';

/** That many examples are not wrong by chance. */
const MANY = 4;

/** Many complaints with a single cause, which is in the schema. */
interface SharedCause<Complaint extends Caused> {
  cause: Cause;
  complaints: [Complaint, ...Complaint[]];
  /** Whether a few examples belong to another schema, rather than the schema being wrong. */
  isForeign: boolean;
}

/**
 * Separates the mistakes that affect many examples from the complaints that do not come from one of them. Drops a complaint about a
 * value that matches no variant because of one of these mistakes, and complaints about an object of which the schema knows hardly
 * any member.
 */
export function splitShared<Complaint extends Caused>(complaints: readonly Complaint[]) {
  const shared = [...groupBy(complaints, ({ cause }) => cause && placeOf(cause)).values()]
    .flatMap((group) => toShared(group) ?? [])
    .toSorted((one, other) => other.complaints.length - one.complaints.length)
    .reduce<SharedCause<Complaint>[]>((kept, one) => {
      const places = placesOf(kept);
      return one.complaints.every((complaint) => follows(complaint, places)) ? kept : [...kept, one];
    }, []);
  const places = placesOf(shared);
  const told = new Set<unknown>(shared.flatMap((one) => one.complaints));
  const foreign = new Set(
    shared.filter((one) => one.isForeign).flatMap((one) => one.complaints.map(objectOf)),
  );
  const others = complaints.filter(
    (one) =>
      !told.has(one) && !follows(one, places) && !objectsAround(one).some((place) => foreign.has(place)),
  );
  return { shared, others };
}

function placesOf(shared: readonly SharedCause<Caused>[]): Set<string> {
  return new Set(shared.map(({ cause }) => placeOf(cause)));
}

function follows({ variantCauses = [] }: Caused, places: ReadonlySet<string>): boolean {
  return variantCauses.some((cause) => places.has(placeOf(cause)));
}

/**
 * Returns the shared mistake if many examples violate the same keyword or have unknown members; a single unknown name may have been
 * renamed.
 */
function toShared<Complaint extends Caused>(group: readonly Complaint[]): SharedCause<Complaint> | undefined {
  const [first, ...others] = group;
  if (first?.cause === undefined) return undefined;
  const examples = new Set(group.map(({ example }) => example.absolutePointer)).size;
  const names = first.cause.keyword === undefined ? new Set(group.map(nameOf)).size : undefined;
  const isForeign = examples < MANY && names !== undefined && names >= MANY;
  if (!isForeign && (examples < MANY || names === 1)) return undefined;
  return { cause: first.cause, complaints: [first, ...others], isForeign };
}

/** Returns the problem at the schema, with the locations in the examples. */
export function tellShared({ cause, complaints, isForeign }: SharedCause<Caused>) {
  const { schema, keyword } = cause;
  const places = complaints.map(({ location }) => location);
  const [{ error }] = complaints;
  if (keyword === undefined) {
    const names = [...new Set(complaints.map(nameOf))].map((name) => `\`${name}\``);
    if (isForeign)
      return {
        message: `The example is of another schema: its own does not know ${list(names)}.\nRefer to the example or the schema that is meant, or remove these members.`,
        location: places,
      };
    return {
      message: `The schema does not know ${list(names)}, which examples have in ${places.length} places.\nAdd them to its \`properties\`, refer to the schema that has them, or take them out of the examples.`,
      location: [schema, ...places],
    };
  }
  return {
    message: `The examples break the rule "${error.rule}" in ${places.length} places, first at \`${error.pointer || '/'}\` (${error.value}).\nCorrect \`${keyword}\`, or the examples: ${error.remedy}.`,
    location: [schema.child([keyword]), ...places],
  };
}

const NAMED = 3;

function list(names: readonly string[]): string {
  const more = names.length - NAMED;
  const named = more > 1 ? [...names.slice(0, NAMED), `${more} more`] : names;
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(named);
}

function placeOf({ schema, keyword = '' }: Cause): string {
  return JSON.stringify([schema.absolutePointer, keyword]);
}

/** Returns the object in an example that a complaint is about. */
function objectOf({ example, error }: Caused): string {
  return `${example.absolutePointer}${error.instancePath}`;
}

/** Returns that object and all objects that contain it. */
function objectsAround({ example, error }: Caused): string[] {
  const tokens = error.instancePath.split('/');
  return tokens.map((_, index) => `${example.absolutePointer}${tokens.slice(0, index + 1).join('/')}`);
}

function nameOf({ error }: Caused): string {
  return error.pointer.slice(error.instancePath.length + 1);
}
