/** What is asked of a visitor: an account, an answer to an invitation, a request to our staff. */
import { routePath } from '#src/config/routes.ts';
import { DESK, filled, PHONE, type Step } from './step.ts';

export const registration: Step = {
  name: 'registration',
  isShort: true,
  async run(visitor, { words, at, site, phone }) {
    const { registerForm, forms, success } = words;
    const field = (name: string) => ({ role: 'textbox', name });
    await visitor.resize(...PHONE);
    await visitor.open(at(routePath('register')));
    await visitor.fill(field(registerForm.phone), phone);
    await visitor.click({ role: 'button', name: forms.code.get });
    await visitor.see({ text: forms.code.sent });
    await visitor.fill(field(registerForm.code), await site.lastCode(`+86${phone}`));
    await visitor.fill(field(registerForm.password), 'harbour7walls');
    await visitor.fill(field(registerForm.userName), 'harbour2026');
    await visitor.fill(field(registerForm.companyName), 'Berth Network Co.');
    const submit = { role: 'button', name: registerForm.submit };
    await visitor.click(submit);
    await visitor.see({ text: forms.agreement.unticked });
    await visitor.click({ role: 'checkbox' });
    await visitor.click(submit);
    await visitor.until(
      'the page of success',
      async () => (await visitor.address()) === at(routePath('success')),
    );
    await visitor.see({ text: success.done });
  },
};

/** The one that the development tools seed for a person without an account. */
const INVITATION = 'sample-no-account';

export const invitation: Step = {
  name: 'invitation',
  async run(visitor, { words, at, site }) {
    const { invite, forms } = words;
    await fetch(`${site.origin}/dev/invitations`, { method: 'POST', signal: AbortSignal.timeout(10_000) });
    await visitor.resize(...DESK);
    await visitor.open(`${at(routePath('staffRegister'))}?token=${INVITATION}`);
    let phone = '';
    await visitor.until('the number of the person who is invited', async () => {
      phone = (await visitor.see({ role: 'textbox', name: invite.form.phone })).value;
      return /^1\d{10}$/.test(phone);
    });
    await visitor.click({ role: 'button', name: forms.code.get });
    await visitor.see({ text: forms.code.sent });
    await visitor.fill({ role: 'textbox', name: invite.form.code }, await site.lastCode(`+86${phone}`));
    await visitor.click({ role: 'button', name: invite.form.submit });
    await visitor.see({ role: 'heading', name: invite.success.title });
    await visitor.see({ role: 'link', name: invite.download });
  },
};

export const request: Step = {
  name: 'request form',
  async run(visitor, { words, at, phone }) {
    const { requestForm, forms } = words;
    const { fields } = requestForm;
    await visitor.resize(...PHONE);
    await visitor.open(at(routePath('partners')));
    const submit = { role: 'button', name: requestForm.submit.application };
    await visitor.click(submit);
    await visitor.see({ text: forms.companyName.required });
    for (const [name, value] of [
      [fields.company_name, 'Berth Network Co.'],
      [fields.contact, 'Jane Doe'],
      [fields.phone, phone],
      [fields.email, 'jane@berth.example'],
    ] as const) {
      await visitor.fill({ role: 'textbox', name }, value);
    }
    await visitor.click(submit);
    await visitor.see({ role: 'heading', name: filled(requestForm.receipt.title, {}) });
  },
};
