/** Texts of the page of old versions. */
export const downloadHistory = {
  meta: {
    title: '历史版本',
    description:
      '{{brand}}的历史版本：V6 客户端、专业版、VPS 版和安卓版的旧安装包，附发布日期、大小、运行要求和校验值。',
  },
  lead: '旧版本不再修复问题，只在最新版装不上、或需要退回时使用。装好后请尽快升级。',
  jump: '跳到',
  empty: '暂无历史版本',
  current: '现在的最新版是 {{version}}',
  get: '下载最新版',
} as const;
