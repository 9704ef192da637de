/** The sender of messages, and their texts. */
import type { CodePurpose } from '#server/accounts/codes.ts';

export interface CodeMessage {
  areaCode: string;
  phone: string;
  code: string;
  purpose: CodePurpose;
  language: 'zh' | 'en';
  /** Read the code aloud in a call instead. */
  voice: boolean;
  text: string;
}

export interface SmsSender {
  /** @throws SmsError when the gateway did not accept it; settles within a few seconds */
  send(message: CodeMessage): Promise<void>;
}

/** The gateway did not accept the message. */
export class SmsError extends Error {
  override readonly name = 'SmsError';
  readonly kind = 'sms';
}

/** The message names the code's purpose, so that a stranger cannot ask for a code "to register". */
const purposes: Record<'zh' | 'en', Record<CodePurpose, string>> = {
  zh: { register: '注册账号', cancel: '注销账号', join: '加入公司', sign_in: '登录', verify: '验证手机号' },
  en: {
    register: 'register',
    cancel: 'close your account',
    join: 'join a company',
    sign_in: 'sign in',
    verify: 'confirm your phone number',
  },
};

export function codeText(
  brand: { zh: string; en: string },
  message: Pick<CodeMessage, 'code' | 'purpose' | 'language'>,
): string {
  const { code, language } = message;
  const purpose = purposes[language][message.purpose];
  return language === 'zh'
    ? `【${brand.zh}】您正在${purpose}，验证码 ${code}，10 分钟内有效。请勿告诉他人，工作人员不会索取。`
    : `${brand.en}: ${code} is your code to ${purpose}. It is valid for 10 minutes. Do not share it; we never ask for it.`;
}
