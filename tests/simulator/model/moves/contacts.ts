import { pickOf } from '../model';
import { mustBe } from '../must';
import type { Rule } from './rule';

export const contact: Rule<{ name: string }> = {
  take: async (model, real, { name }) => {
    const created = await real.ask(201, 'POST', '/contacts', { first_name: name });
    mustBe(created.full_name, name, 'full name of a contact');
    model.contacts.push(model.add('contacts', created));
  },
};

/** An update changes what was sent, and nothing else. */
export const rename: Rule<{ pick: number; name: string }> = {
  isOpen: (model) => model.contacts.length > 0,
  take: async (model, real, { pick, name }) => {
    const path = `/contacts/${pickOf(model.contacts, pick)}`;
    const before = await real.ask(200, 'GET', path);
    const after = await real.ask(200, 'PUT', path, { city: name });
    mustBe(after, { ...before, city: name }, 'a contact after an update');
  },
};

/** A deleted contact stays deleted, whatever call follows. */
export const remove: Rule<{ pick: number }> = {
  isOpen: (model) => model.contacts.length > 0,
  take: async (model, real, { pick }) => {
    const id = pickOf(model.contacts, pick) ?? 0;
    await real.ask(204, 'DELETE', `/contacts/${id}`);
    model.contacts.splice(model.contacts.indexOf(id), 1);
    model.remove('contacts', id);
    await real.ask(404, 'GET', `/contacts/${id}`);
    await real.ask(404, 'PUT', `/contacts/${id}`, {});
    await real.ask(404, 'DELETE', `/contacts/${id}`);
  },
};
