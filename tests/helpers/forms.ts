/** A valid entry of each form that staff answer. */
export const forms = {
  applicationAdd: {
    type: 2,
    source: 4,
    company_name: '泊店',
    contact: '王小明',
    phone: '13800000000',
    email: 'a@b.example',
  },
  customizeAdd: {
    company_name: 'Acme Co.',
    contact: 'John Smith',
    phone: '2025550123',
    email: 'a@b.example',
    industry: 'games',
    business_scope: 'Games for phones',
    company_size: '200 and higher',
  },
  appointmentAdd: { name: '王小明', phone: '13800000000', company_name: '泊店', time: '2026-12-01 14:30' },
  feedbackAdd: { kind: 'bug', content: 'The page is blank' },
  customerServiceMessage: { name: '王小明', contact: '13800000000', content: '你好' },
} as const;

export const formNames = Object.keys(forms) as (keyof typeof forms)[]; // the keys of the literal above
