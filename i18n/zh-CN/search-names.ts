/** What visitors look for when they mean a page; the search counts it as the page's title, and shows it nowhere. */
export const searchNames = {
  pages: {
    download: ['下载客户端', '下载安装包', '下载{{brand}}', '安装客户端', '官网下载'],
    register: ['注册账号', '新用户注册'],
    fees: ['价格', '套餐价格', '怎么收费'],
    customerService: ['人工客服', '在线客服', '客服电话'],
    detect: ['检测环境', '检测电脑'],
  },
} as const;
