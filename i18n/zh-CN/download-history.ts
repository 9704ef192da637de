/** Texts of the page of old versions. */
export const downloadHistory = {
  meta: {
    name: '历史版本',
    title: '历史版本下载',
    description:
      '{{brand}}历史版本下载：V6 客户端、专业版 5.x、VPS 版和安卓版的旧安装包，附发布日期、大小、系统要求和校验值。',
  },
  lead: '旧版本不再修复问题，只在最新版装不上或需要回退时使用；条件允许时请尽快升级。',
  jump: '跳到',
  empty: '暂无历史版本',
  current: '最新版：{{version}}',
  get: '下载最新版',
} as const;
