// Made from the API description by Ajv. Changes made here are lost: change the description.
import { equal, formats, ucs2length } from '#core/schema/compiled-runtime';

"use strict";
export const response_TaxRateResult = validate53;
const schema20 = {"$ref":"#/$defs/TaxRateResult","properties":{"status":true,"name":true,"rate":true,"taxable_part":true,"tax_amount":true,"additional_name":true,"additional_rate":true,"additional_taxable_part":true,"additional_tax_amount":true,"subtotal":true,"total_amount":true,"currency":true,"country":true,"region":true,"county":true,"city":true,"product_type":true,"tax_code":true,"tax_behavior":true,"import":true,"notice":true,"notes":true},"unevaluatedProperties":false};
const schema21 = {"type":"object","required":["rate","country","status"],"properties":{"status":{"type":"string","enum":["taxable","non_taxable","not_registered","reverse_charge"]},"name":{"type":["string","null"]},"rate":{"$ref":"#/$defs/Percent.closed"},"taxable_part":{"$ref":"#/$defs/Percent.closed"},"tax_amount":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"additional_name":{"type":["string","null"]},"additional_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"additional_taxable_part":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"additional_tax_amount":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"subtotal":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"total_amount":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"currency":{"$ref":"#/$defs/Currency.closed"},"country":{"$ref":"#/$defs/CountryCode.closed"},"region":{"type":["string","null"]},"county":{"type":["string","null"]},"city":{"type":["string","null"]},"product_type":{"$ref":"#/$defs/ProductType.closed"},"tax_code":{"$ref":"#/$defs/TaxCodeId.closed"},"tax_behavior":{"type":"string","enum":["inclusive","exclusive"]},"import":{"type":"boolean"},"notice":{"type":["string","null"]},"notes":{"type":["string","null"]}}};
const schema22 = {"type":"number","minimum":0};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
const err0 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err1);
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema23 = {"type":"number"};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(typeof data == "number")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err0);
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema24 = {"type":"string","pattern":"^[A-Z]{3}$"};
const pattern3 = new RegExp("^[A-Z]{3}$", "u");

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema25 = {"type":"string","pattern":"^[A-Z]{2}$"};
const pattern4 = new RegExp("^[A-Z]{2}$", "u");

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema26 = {"type":"string","enum":["good","service"]};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((data === "good") || (data === "service"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema26.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema27 = {"type":"string","enum":["consulting","ebook","eservice","exempt","reduced","saas","standard"]};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(((((((data === "consulting") || (data === "ebook")) || (data === "eservice")) || (data === "exempt")) || (data === "reduced")) || (data === "saas")) || (data === "standard"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema27.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rate === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rate"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.country === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
if(!((((data0 === "taxable") || (data0 === "non_taxable")) || (data0 === "not_registered")) || (data0 === "reverse_charge"))){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema21.properties.status.enum}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema21.properties.name.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.rate !== undefined){
if(!(validate55(data.rate, {instancePath:instancePath+"/rate",parentData:data,parentDataProperty:"rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.taxable_part !== undefined){
if(!(validate55(data.taxable_part, {instancePath:instancePath+"/taxable_part",parentData:data,parentDataProperty:"taxable_part",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.tax_amount !== undefined){
let data4 = data.tax_amount;
const _errs8 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs9 = errors;
if(!(validate58(data4, {instancePath:instancePath+"/tax_amount",parentData:data,parentDataProperty:"tax_amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data4 !== null){
const err6 = {instancePath:instancePath+"/tax_amount",schemaPath:"#/properties/tax_amount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err6);
errors++;
}
var _valid0 = _errs10 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err7 = {instancePath:instancePath+"/tax_amount",schemaPath:"#/properties/tax_amount/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err7);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.additional_name !== undefined){
let data5 = data.additional_name;
if((typeof data5 !== "string") && (data5 !== null)){
const err8 = {instancePath:instancePath+"/additional_name",schemaPath:"#/properties/additional_name/type",keyword:"type",params:{type: schema21.properties.additional_name.type}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.additional_rate !== undefined){
let data6 = data.additional_rate;
const _errs15 = errors;
let counts1 = [errors];
let valid2 = false;
const _errs16 = errors;
if(!(validate55(data6, {instancePath:instancePath+"/additional_rate",parentData:data,parentDataProperty:"additional_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
const _errs17 = errors;
if(data6 !== null){
const err9 = {instancePath:instancePath+"/additional_rate",schemaPath:"#/properties/additional_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err9);
errors++;
}
var _valid1 = _errs17 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
if(!valid2){
const err10 = {instancePath:instancePath+"/additional_rate",schemaPath:"#/properties/additional_rate/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.additional_taxable_part !== undefined){
let data7 = data.additional_taxable_part;
const _errs20 = errors;
let counts2 = [errors];
let valid3 = false;
const _errs21 = errors;
if(!(validate55(data7, {instancePath:instancePath+"/additional_taxable_part",parentData:data,parentDataProperty:"additional_taxable_part",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var _valid2 = _errs21 === errors;
counts2.push(errors);
valid3 = valid3 || _valid2;
const _errs22 = errors;
if(data7 !== null){
const err11 = {instancePath:instancePath+"/additional_taxable_part",schemaPath:"#/properties/additional_taxable_part/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err11);
errors++;
}
var _valid2 = _errs22 === errors;
counts2.push(errors);
valid3 = valid3 || _valid2;
if(!valid3){
const err12 = {instancePath:instancePath+"/additional_taxable_part",schemaPath:"#/properties/additional_taxable_part/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts2}};
(vErrors ??= []).push(err12);
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data.additional_tax_amount !== undefined){
let data8 = data.additional_tax_amount;
const _errs25 = errors;
let counts3 = [errors];
let valid4 = false;
const _errs26 = errors;
if(!(validate58(data8, {instancePath:instancePath+"/additional_tax_amount",parentData:data,parentDataProperty:"additional_tax_amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var _valid3 = _errs26 === errors;
counts3.push(errors);
valid4 = valid4 || _valid3;
const _errs27 = errors;
if(data8 !== null){
const err13 = {instancePath:instancePath+"/additional_tax_amount",schemaPath:"#/properties/additional_tax_amount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err13);
errors++;
}
var _valid3 = _errs27 === errors;
counts3.push(errors);
valid4 = valid4 || _valid3;
if(!valid4){
const err14 = {instancePath:instancePath+"/additional_tax_amount",schemaPath:"#/properties/additional_tax_amount/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts3}};
(vErrors ??= []).push(err14);
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.subtotal !== undefined){
let data9 = data.subtotal;
const _errs30 = errors;
let counts4 = [errors];
let valid5 = false;
const _errs31 = errors;
if(!(validate58(data9, {instancePath:instancePath+"/subtotal",parentData:data,parentDataProperty:"subtotal",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var _valid4 = _errs31 === errors;
counts4.push(errors);
valid5 = valid5 || _valid4;
const _errs32 = errors;
if(data9 !== null){
const err15 = {instancePath:instancePath+"/subtotal",schemaPath:"#/properties/subtotal/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err15);
errors++;
}
var _valid4 = _errs32 === errors;
counts4.push(errors);
valid5 = valid5 || _valid4;
if(!valid5){
const err16 = {instancePath:instancePath+"/subtotal",schemaPath:"#/properties/subtotal/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts4}};
(vErrors ??= []).push(err16);
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.total_amount !== undefined){
let data10 = data.total_amount;
const _errs35 = errors;
let counts5 = [errors];
let valid6 = false;
const _errs36 = errors;
if(!(validate58(data10, {instancePath:instancePath+"/total_amount",parentData:data,parentDataProperty:"total_amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var _valid5 = _errs36 === errors;
counts5.push(errors);
valid6 = valid6 || _valid5;
const _errs37 = errors;
if(data10 !== null){
const err17 = {instancePath:instancePath+"/total_amount",schemaPath:"#/properties/total_amount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err17);
errors++;
}
var _valid5 = _errs37 === errors;
counts5.push(errors);
valid6 = valid6 || _valid5;
if(!valid6){
const err18 = {instancePath:instancePath+"/total_amount",schemaPath:"#/properties/total_amount/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts5}};
(vErrors ??= []).push(err18);
errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
}
if(data.currency !== undefined){
if(!(validate65(data.currency, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.country !== undefined){
if(!(validate67(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
let data13 = data.region;
if((typeof data13 !== "string") && (data13 !== null)){
const err19 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema21.properties.region.type}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.county !== undefined){
let data14 = data.county;
if((typeof data14 !== "string") && (data14 !== null)){
const err20 = {instancePath:instancePath+"/county",schemaPath:"#/properties/county/type",keyword:"type",params:{type: schema21.properties.county.type}};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.city !== undefined){
let data15 = data.city;
if((typeof data15 !== "string") && (data15 !== null)){
const err21 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema21.properties.city.type}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.product_type !== undefined){
if(!(validate69(data.product_type, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
if(data.tax_code !== undefined){
if(!(validate71(data.tax_code, {instancePath:instancePath+"/tax_code",parentData:data,parentDataProperty:"tax_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
if(data.tax_behavior !== undefined){
let data18 = data.tax_behavior;
if(typeof data18 !== "string"){
const err22 = {instancePath:instancePath+"/tax_behavior",schemaPath:"#/properties/tax_behavior/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err22);
errors++;
}
if(!((data18 === "inclusive") || (data18 === "exclusive"))){
const err23 = {instancePath:instancePath+"/tax_behavior",schemaPath:"#/properties/tax_behavior/enum",keyword:"enum",params:{allowedValues: schema21.properties.tax_behavior.enum}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.import !== undefined){
if(typeof data.import !== "boolean"){
const err24 = {instancePath:instancePath+"/import",schemaPath:"#/properties/import/type",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.notice !== undefined){
let data20 = data.notice;
if((typeof data20 !== "string") && (data20 !== null)){
const err25 = {instancePath:instancePath+"/notice",schemaPath:"#/properties/notice/type",keyword:"type",params:{type: schema21.properties.notice.type}};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.notes !== undefined){
let data21 = data.notes;
if((typeof data21 !== "string") && (data21 !== null)){
const err26 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema21.properties.notes.type}};
(vErrors ??= []).push(err26);
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err27);
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"status":true,"name":true,"rate":true,"taxable_part":true,"tax_amount":true,"additional_name":true,"additional_rate":true,"additional_taxable_part":true,"additional_tax_amount":true,"subtotal":true,"total_amount":true,"currency":true,"country":true,"region":true,"county":true,"city":true,"product_type":true,"tax_code":true,"tax_behavior":true,"import":true,"notice":true,"notes":true},"dynamicProps":false,"dynamicItems":false};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((((((((key0 !== "status") && (key0 !== "name")) && (key0 !== "rate")) && (key0 !== "taxable_part")) && (key0 !== "tax_amount")) && (key0 !== "additional_name")) && (key0 !== "additional_rate")) && (key0 !== "additional_taxable_part")) && (key0 !== "additional_tax_amount")) && (key0 !== "subtotal")) && (key0 !== "total_amount")) && (key0 !== "currency")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "county")) && (key0 !== "city")) && (key0 !== "product_type")) && (key0 !== "tax_code")) && (key0 !== "tax_behavior")) && (key0 !== "import")) && (key0 !== "notice")) && (key0 !== "notes")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_X_RateLimit_Limit = validate74;
const schema28 = {"type":"integer","minimum":1};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
if(typeof data == "number"){
if(data < 1 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err1);
errors++;
}
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const response_X_RateLimit_Remaining = validate75;
const schema29 = {"type":"integer","minimum":0};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err1);
errors++;
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const response_X_RateLimit_Reset = validate76;
const schema30 = {"type":"integer"};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const request_calculateTaxRate_query = validate78;
const schema32 = {"type":"object","properties":{"from_country":{"$ref":"#/$defs/CountryCode.closed"},"from_postal_code":{"type":"string"},"to_country":{"$ref":"#/$defs/CountryCode.closed"},"to_postal_code":{"type":"string"},"to_city":{"type":"string"},"to_street":{"type":"string"},"tax_id":{"type":"string"},"tax_code":{"$ref":"#/$defs/TaxCodeId.closed"},"tax_behavior":{"type":"string","enum":["inclusive","exclusive"]},"product_type":{"$ref":"#/$defs/ProductType.closed"},"date":{"$ref":"#/$defs/Date.closed"},"amount":{"$ref":"#/$defs/Decimal.closed"},"currency":{"$ref":"#/$defs/Currency.closed"}},"required":["to_country"],"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;
const schema33 = {"type":"string","pattern":"^[A-Z]{2}$"};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema34 = {"type":"string","enum":["consulting","ebook","eservice","exempt","reduced","saas","standard"]};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(((((((data === "consulting") || (data === "ebook")) || (data === "eservice")) || (data === "exempt")) || (data === "reduced")) || (data === "saas")) || (data === "standard"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema34.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema35 = {"type":"string","enum":["good","service"]};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((data === "good") || (data === "service"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema35.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema36 = {"type":"string","format":"date"};
const formats0 = formats.date;

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats0.validate(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema37 = {"type":"number"};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(typeof data == "number")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err0);
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema38 = {"type":"string","pattern":"^[A-Z]{3}$"};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.to_country === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to_country"}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(func1.call(schema32.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.from_country !== undefined){
if(!(validate79(data.from_country, {instancePath:instancePath+"/from_country",parentData:data,parentDataProperty:"from_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.from_postal_code !== undefined){
if(typeof data.from_postal_code !== "string"){
const err2 = {instancePath:instancePath+"/from_postal_code",schemaPath:"#/properties/from_postal_code/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.to_country !== undefined){
if(!(validate79(data.to_country, {instancePath:instancePath+"/to_country",parentData:data,parentDataProperty:"to_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.to_postal_code !== undefined){
if(typeof data.to_postal_code !== "string"){
const err3 = {instancePath:instancePath+"/to_postal_code",schemaPath:"#/properties/to_postal_code/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.to_city !== undefined){
if(typeof data.to_city !== "string"){
const err4 = {instancePath:instancePath+"/to_city",schemaPath:"#/properties/to_city/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.to_street !== undefined){
if(typeof data.to_street !== "string"){
const err5 = {instancePath:instancePath+"/to_street",schemaPath:"#/properties/to_street/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.tax_id !== undefined){
if(typeof data.tax_id !== "string"){
const err6 = {instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.tax_code !== undefined){
if(!(validate82(data.tax_code, {instancePath:instancePath+"/tax_code",parentData:data,parentDataProperty:"tax_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data.tax_behavior !== undefined){
let data8 = data.tax_behavior;
if(typeof data8 !== "string"){
const err7 = {instancePath:instancePath+"/tax_behavior",schemaPath:"#/properties/tax_behavior/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
if(!((data8 === "inclusive") || (data8 === "exclusive"))){
const err8 = {instancePath:instancePath+"/tax_behavior",schemaPath:"#/properties/tax_behavior/enum",keyword:"enum",params:{allowedValues: schema32.properties.tax_behavior.enum}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.product_type !== undefined){
if(!(validate84(data.product_type, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
if(!(validate86(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validate88(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
if(!(validate90(data.currency, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createTransaction_body = validate92;
const schema39 = {"$ref":"#/$defs/Transaction","properties":{"type":true,"items":true,"payment":true,"customer":true,"currency":true,"date":true,"shipping_address":true,"evidence":true,"processor":true,"processor_id":true,"processor_fee_cents":true,"po_number":true,"notes":true,"tags":true,"custom_metadata":true},"unevaluatedProperties":false};
const schema40 = {"type":"object","required":["items","payment"],"properties":{"type":{"type":"string","enum":["sale","refund"]},"items":{"type":"array","minItems":1,"maxItems":200,"items":{"$ref":"#/$defs/TransactionItem.closed"}},"payment":{"$ref":"#/$defs/TransactionPayment.closed"},"customer":{"anyOf":[{"$ref":"#/$defs/ContactInput.closed"},{"type":"null"}]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"date":{"$ref":"#/$defs/Date.closed"},"shipping_address":{"anyOf":[{"$ref":"#/$defs/ShippingAddress.closed"},{"type":"null"}]},"evidence":{"anyOf":[{"$ref":"#/$defs/EvidenceNested.closed"},{"type":"null"}]},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]},"processor_fee_cents":{"anyOf":[{"$ref":"#/$defs/Cents.closed"},{"type":"null"}]},"po_number":{"type":["string","null"]},"notes":{"type":["string","null"]},"tags":{"anyOf":[{"$ref":"#/$defs/TagString.closed"},{"type":"null"}]},"custom_metadata":{"anyOf":[{"$ref":"#/$defs/CustomMetadata.closed"},{"type":"null"}]}}};
const schema41 = {"$ref":"#/$defs/TransactionItem","properties":{"amount":true,"quantity":true,"description":true,"product_code":true,"discount_rate":true,"tax":true},"unevaluatedProperties":false};
const schema42 = {"type":"object","required":["amount"],"properties":{"amount":{"$ref":"#/$defs/Decimal.closed"},"quantity":{"type":"integer"},"description":{"type":["string","null"]},"product_code":{"type":["string","null"]},"discount_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"tax":{"anyOf":[{"$ref":"#/$defs/TransactionTax.closed"},{"type":"null"}]}}};
const schema43 = {"type":"number","minimum":0};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
const err0 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err1);
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema44 = {"type":"object","required":["country"],"properties":{"country":{"$ref":"#/$defs/CountryCode.closed"},"region":{"type":["string","null"]},"name":{"type":["string","null"]},"rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"tax_code":{"anyOf":[{"$ref":"#/$defs/TaxCodeId.closed"},{"type":"null"}]},"taxable_part":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"additional_name":{"type":["string","null"]},"additional_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"additional_taxable_part":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"import":{"type":["boolean","null"]}},"additionalProperties":true};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.country !== undefined){
if(!(validate79(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
let data1 = data.region;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema44.properties.region.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema44.properties.name.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.rate !== undefined){
let data3 = data.rate;
const _errs8 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs9 = errors;
if(!(validate97(data3, {instancePath:instancePath+"/rate",parentData:data,parentDataProperty:"rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data3 !== null){
const err3 = {instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs10 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_code !== undefined){
let data4 = data.tax_code;
const _errs13 = errors;
let counts1 = [errors];
let valid2 = false;
const _errs14 = errors;
if(!(validate82(data4, {instancePath:instancePath+"/tax_code",parentData:data,parentDataProperty:"tax_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
const _errs15 = errors;
if(data4 !== null){
const err5 = {instancePath:instancePath+"/tax_code",schemaPath:"#/properties/tax_code/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err5);
errors++;
}
var _valid1 = _errs15 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
if(!valid2){
const err6 = {instancePath:instancePath+"/tax_code",schemaPath:"#/properties/tax_code/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err6);
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.taxable_part !== undefined){
let data5 = data.taxable_part;
const _errs18 = errors;
let counts2 = [errors];
let valid3 = false;
const _errs19 = errors;
if(!(validate97(data5, {instancePath:instancePath+"/taxable_part",parentData:data,parentDataProperty:"taxable_part",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var _valid2 = _errs19 === errors;
counts2.push(errors);
valid3 = valid3 || _valid2;
const _errs20 = errors;
if(data5 !== null){
const err7 = {instancePath:instancePath+"/taxable_part",schemaPath:"#/properties/taxable_part/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid2 = _errs20 === errors;
counts2.push(errors);
valid3 = valid3 || _valid2;
if(!valid3){
const err8 = {instancePath:instancePath+"/taxable_part",schemaPath:"#/properties/taxable_part/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts2}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.additional_name !== undefined){
let data6 = data.additional_name;
if((typeof data6 !== "string") && (data6 !== null)){
const err9 = {instancePath:instancePath+"/additional_name",schemaPath:"#/properties/additional_name/type",keyword:"type",params:{type: schema44.properties.additional_name.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.additional_rate !== undefined){
let data7 = data.additional_rate;
const _errs25 = errors;
let counts3 = [errors];
let valid4 = false;
const _errs26 = errors;
if(!(validate97(data7, {instancePath:instancePath+"/additional_rate",parentData:data,parentDataProperty:"additional_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var _valid3 = _errs26 === errors;
counts3.push(errors);
valid4 = valid4 || _valid3;
const _errs27 = errors;
if(data7 !== null){
const err10 = {instancePath:instancePath+"/additional_rate",schemaPath:"#/properties/additional_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err10);
errors++;
}
var _valid3 = _errs27 === errors;
counts3.push(errors);
valid4 = valid4 || _valid3;
if(!valid4){
const err11 = {instancePath:instancePath+"/additional_rate",schemaPath:"#/properties/additional_rate/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts3}};
(vErrors ??= []).push(err11);
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.additional_taxable_part !== undefined){
let data8 = data.additional_taxable_part;
const _errs30 = errors;
let counts4 = [errors];
let valid5 = false;
const _errs31 = errors;
if(!(validate97(data8, {instancePath:instancePath+"/additional_taxable_part",parentData:data,parentDataProperty:"additional_taxable_part",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var _valid4 = _errs31 === errors;
counts4.push(errors);
valid5 = valid5 || _valid4;
const _errs32 = errors;
if(data8 !== null){
const err12 = {instancePath:instancePath+"/additional_taxable_part",schemaPath:"#/properties/additional_taxable_part/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err12);
errors++;
}
var _valid4 = _errs32 === errors;
counts4.push(errors);
valid5 = valid5 || _valid4;
if(!valid5){
const err13 = {instancePath:instancePath+"/additional_taxable_part",schemaPath:"#/properties/additional_taxable_part/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts4}};
(vErrors ??= []).push(err13);
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.import !== undefined){
let data9 = data.import;
if((typeof data9 !== "boolean") && (data9 !== null)){
const err14 = {instancePath:instancePath+"/import",schemaPath:"#/properties/import/type",keyword:"type",params:{type: schema44.properties.import.type}};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err15);
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.amount !== undefined){
if(!(validate88(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
if(data.quantity !== undefined){
let data1 = data.quantity;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err1 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema42.properties.description.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.product_code !== undefined){
let data3 = data.product_code;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/product_code",schemaPath:"#/properties/product_code/type",keyword:"type",params:{type: schema42.properties.product_code.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.discount_rate !== undefined){
let data4 = data.discount_rate;
const _errs9 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs10 = errors;
if(!(validate97(data4, {instancePath:instancePath+"/discount_rate",parentData:data,parentDataProperty:"discount_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs11 = errors;
if(data4 !== null){
const err4 = {instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid0 = _errs11 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err5 = {instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.tax !== undefined){
let data5 = data.tax;
const _errs14 = errors;
let counts1 = [errors];
let valid2 = false;
const _errs15 = errors;
if(!(validate99(data5, {instancePath:instancePath+"/tax",parentData:data,parentDataProperty:"tax",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var _valid1 = _errs15 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
const _errs16 = errors;
if(data5 !== null){
const err6 = {instancePath:instancePath+"/tax",schemaPath:"#/properties/tax/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err6);
errors++;
}
var _valid1 = _errs16 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
if(!valid2){
const err7 = {instancePath:instancePath+"/tax",schemaPath:"#/properties/tax/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err7);
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err8);
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"amount":true,"quantity":true,"description":true,"product_code":true,"discount_rate":true,"tax":true},"dynamicProps":false,"dynamicItems":false};


function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((key0 !== "amount") && (key0 !== "quantity")) && (key0 !== "description")) && (key0 !== "product_code")) && (key0 !== "discount_rate")) && (key0 !== "tax")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema45 = {"$ref":"#/$defs/TransactionPayment","properties":{"method":true,"processor":true,"processor_id":true},"unevaluatedProperties":false};
const schema46 = {"type":"object","properties":{"method":{"$ref":"#/$defs/PaymentMethod.closed"},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]}}};
const schema47 = {"type":"string","enum":["credit_card","cash","wire_transfer","direct_debit","check","iou","paypal","other"]};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((((((((data === "credit_card") || (data === "cash")) || (data === "wire_transfer")) || (data === "direct_debit")) || (data === "check")) || (data === "iou")) || (data === "paypal")) || (data === "other"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema47.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.method !== undefined){
if(!(validate111(data.method, {instancePath:instancePath+"/method",parentData:data,parentDataProperty:"method",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
}
if(data.processor !== undefined){
let data1 = data.processor;
if((typeof data1 !== "string") && (data1 !== null)){
const err0 = {instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema46.properties.processor.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.processor_id !== undefined){
let data2 = data.processor_id;
if((typeof data2 !== "string") && (data2 !== null)){
const err1 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema46.properties.processor_id.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":{"method":true,"processor":true,"processor_id":true},"dynamicProps":false,"dynamicItems":false};


function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate110(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((key0 !== "method") && (key0 !== "processor")) && (key0 !== "processor_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema48 = {"anyOf":[{"$ref":"#/$defs/ContactReference.closed"},{"$ref":"#/$defs/ContactData.closed"}]};
const schema49 = {"$ref":"#/$defs/ContactReference","properties":{"id":true},"unevaluatedProperties":false};
const schema50 = {"type":"object","required":["id"],"properties":{"id":{"type":"integer"}}};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate117(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(key0 !== "id"){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema51 = {"$ref":"#/$defs/ContactData","properties":{"kind":true,"tax_status":true,"first_name":true,"last_name":true,"contact_person":true,"department":true,"email":true,"phone_1":true,"web":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"tax_id":true,"discount":true,"language":true,"notes":true,"processor":true,"processor_id":true},"unevaluatedProperties":false};
const schema52 = {"allOf":[{"$ref":"#/$defs/ContactUpdate"}],"type":"object","required":["first_name"],"properties":{"kind":{"type":"string"},"tax_status":{"type":["string","null"]}}};
const schema53 = {"allOf":[{"$ref":"#/$defs/ContactFields"}],"type":"object","properties":{"first_name":{"type":"string","pattern":"\\S"}}};
const schema54 = {"type":"object","properties":{"kind":{"type":"string","enum":["company","person"]},"first_name":{"type":"string"},"last_name":{"type":["string","null"]},"contact_person":{"type":["string","null"]},"department":{"type":["string","null"]},"email":{"type":["string","null"]},"phone_1":{"type":["string","null"]},"web":{"type":["string","null"]},"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"region":{"type":["string","null"]},"postal_code":{"type":["string","null"]},"city":{"type":["string","null"]},"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]},"tax_id":{"type":["string","null"]},"tax_status":{"type":["string","null"],"enum":["taxable","exempt","reverse",null]},"discount":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"language":{"type":["string","null"]},"notes":{"type":["string","null"]},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]}}};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((data0 === "company") || (data0 === "person"))){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema54.properties.kind.enum}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.first_name !== undefined){
if(typeof data.first_name !== "string"){
const err2 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.last_name !== undefined){
let data2 = data.last_name;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema54.properties.last_name.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.contact_person !== undefined){
let data3 = data.contact_person;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/contact_person",schemaPath:"#/properties/contact_person/type",keyword:"type",params:{type: schema54.properties.contact_person.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.department !== undefined){
let data4 = data.department;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/department",schemaPath:"#/properties/department/type",keyword:"type",params:{type: schema54.properties.department.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.email !== undefined){
let data5 = data.email;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema54.properties.email.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.phone_1 !== undefined){
let data6 = data.phone_1;
if((typeof data6 !== "string") && (data6 !== null)){
const err7 = {instancePath:instancePath+"/phone_1",schemaPath:"#/properties/phone_1/type",keyword:"type",params:{type: schema54.properties.phone_1.type}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.web !== undefined){
let data7 = data.web;
if((typeof data7 !== "string") && (data7 !== null)){
const err8 = {instancePath:instancePath+"/web",schemaPath:"#/properties/web/type",keyword:"type",params:{type: schema54.properties.web.type}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.country !== undefined){
let data8 = data.country;
const _errs18 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs19 = errors;
if(!(validate79(data8, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var _valid0 = _errs19 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs20 = errors;
if(data8 !== null){
const err9 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err9);
errors++;
}
var _valid0 = _errs20 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err10 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.region !== undefined){
let data9 = data.region;
if((typeof data9 !== "string") && (data9 !== null)){
const err11 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema54.properties.region.type}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.postal_code !== undefined){
let data10 = data.postal_code;
if((typeof data10 !== "string") && (data10 !== null)){
const err12 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema54.properties.postal_code.type}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.city !== undefined){
let data11 = data.city;
if((typeof data11 !== "string") && (data11 !== null)){
const err13 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema54.properties.city.type}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.street_line_1 !== undefined){
let data12 = data.street_line_1;
if((typeof data12 !== "string") && (data12 !== null)){
const err14 = {instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema54.properties.street_line_1.type}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.street_line_2 !== undefined){
let data13 = data.street_line_2;
if((typeof data13 !== "string") && (data13 !== null)){
const err15 = {instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema54.properties.street_line_2.type}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.tax_id !== undefined){
let data14 = data.tax_id;
if((typeof data14 !== "string") && (data14 !== null)){
const err16 = {instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: schema54.properties.tax_id.type}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.tax_status !== undefined){
let data15 = data.tax_status;
if((typeof data15 !== "string") && (data15 !== null)){
const err17 = {instancePath:instancePath+"/tax_status",schemaPath:"#/properties/tax_status/type",keyword:"type",params:{type: schema54.properties.tax_status.type}};
(vErrors ??= []).push(err17);
errors++;
}
if(!((((data15 === "taxable") || (data15 === "exempt")) || (data15 === "reverse")) || (data15 === null))){
const err18 = {instancePath:instancePath+"/tax_status",schemaPath:"#/properties/tax_status/enum",keyword:"enum",params:{allowedValues: schema54.properties.tax_status.enum}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.discount !== undefined){
let data16 = data.discount;
const _errs37 = errors;
let counts1 = [errors];
let valid2 = false;
const _errs38 = errors;
if(!(validate97(data16, {instancePath:instancePath+"/discount",parentData:data,parentDataProperty:"discount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var _valid1 = _errs38 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
const _errs39 = errors;
if(data16 !== null){
const err19 = {instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err19);
errors++;
}
var _valid1 = _errs39 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
if(!valid2){
const err20 = {instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err20);
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
if(data.language !== undefined){
let data17 = data.language;
if((typeof data17 !== "string") && (data17 !== null)){
const err21 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: schema54.properties.language.type}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.notes !== undefined){
let data18 = data.notes;
if((typeof data18 !== "string") && (data18 !== null)){
const err22 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema54.properties.notes.type}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.processor !== undefined){
let data19 = data.processor;
if((typeof data19 !== "string") && (data19 !== null)){
const err23 = {instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema54.properties.processor.type}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.processor_id !== undefined){
let data20 = data.processor_id;
if((typeof data20 !== "string") && (data20 !== null)){
const err24 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema54.properties.processor_id.type}};
(vErrors ??= []).push(err24);
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err25);
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":{"kind":true,"first_name":true,"last_name":true,"contact_person":true,"department":true,"email":true,"phone_1":true,"web":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"tax_id":true,"tax_status":true,"discount":true,"language":true,"notes":true,"processor":true,"processor_id":true},"dynamicProps":false,"dynamicItems":false};

const pattern7 = new RegExp("\\S", "u");

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate123(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.first_name !== undefined){
let data0 = data.first_name;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err0 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":{"first_name":true,"kind":true,"last_name":true,"contact_person":true,"department":true,"email":true,"phone_1":true,"web":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"tax_id":true,"tax_status":true,"discount":true,"language":true,"notes":true,"processor":true,"processor_id":true},"dynamicProps":false,"dynamicItems":false};


function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate122(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.first_name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first_name"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.kind !== undefined){
if(typeof data.kind !== "string"){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.tax_status !== undefined){
let data1 = data.tax_status;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/tax_status",schemaPath:"#/properties/tax_status/type",keyword:"type",params:{type: schema52.properties.tax_status.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":{"kind":true,"tax_status":true,"first_name":true,"last_name":true,"contact_person":true,"department":true,"email":true,"phone_1":true,"web":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"tax_id":true,"discount":true,"language":true,"notes":true,"processor":true,"processor_id":true},"dynamicProps":false,"dynamicItems":false};


function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate121(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((key0 !== "kind") && (key0 !== "tax_status")) && (key0 !== "first_name")) && (key0 !== "last_name")) && (key0 !== "contact_person")) && (key0 !== "department")) && (key0 !== "email")) && (key0 !== "phone_1")) && (key0 !== "web")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "tax_id")) && (key0 !== "discount")) && (key0 !== "language")) && (key0 !== "notes")) && (key0 !== "processor")) && (key0 !== "processor_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let counts0 = [errors];
let valid0 = false;
const _errs1 = errors;
if(!(validate116(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
counts0.push(errors);
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs2 = errors;
if(!(validate120(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
counts0.push(errors);
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err0);
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate115.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate115.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema55 = {"$ref":"#/$defs/ShippingAddress","properties":{"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true},"unevaluatedProperties":false};
const schema56 = {"type":"object","properties":{"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"region":{"type":["string","null"]},"postal_code":{"type":["string","null"]},"city":{"type":["string","null"]},"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]}}};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country !== undefined){
let data0 = data.country;
const _errs2 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs3 = errors;
if(!(validate79(data0, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs4 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.region !== undefined){
let data1 = data.region;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema56.properties.region.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.postal_code !== undefined){
let data2 = data.postal_code;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema56.properties.postal_code.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.city !== undefined){
let data3 = data.city;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema56.properties.city.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.street_line_1 !== undefined){
let data4 = data.street_line_1;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema56.properties.street_line_1.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.street_line_2 !== undefined){
let data5 = data.street_line_2;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema56.properties.street_line_2.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":{"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true},"dynamicProps":false,"dynamicItems":false};


function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate134(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((key0 !== "country") && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema57 = {"$ref":"#/$defs/EvidenceNested","properties":{"ip_address":true,"bank_country":true,"billing_country":true,"additional_evidence":true,"additional_evidence_country":true,"notes":true},"unevaluatedProperties":false};
const schema58 = {"allOf":[{"$ref":"#/$defs/EvidenceFields"},{"if":{"required":["additional_evidence"],"properties":{"additional_evidence":{"type":"string"}}},"then":{"required":["additional_evidence_country"],"properties":{"additional_evidence_country":{"type":"string"}}}},{"if":{"required":["additional_evidence_country"],"properties":{"additional_evidence_country":{"type":"string"}}},"then":{"required":["additional_evidence"],"properties":{"additional_evidence":{"type":"string"}}}}],"type":"object"};
const schema59 = {"type":"object","properties":{"ip_address":{"type":["string","null"]},"bank_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"billing_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"additional_evidence":{"type":["string","null"],"maxLength":255},"additional_evidence_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"notes":{"type":["string","null"]}}};
const func2 = ucs2length;

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ip_address !== undefined){
let data0 = data.ip_address;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/ip_address",schemaPath:"#/properties/ip_address/type",keyword:"type",params:{type: schema59.properties.ip_address.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.bank_country !== undefined){
let data1 = data.bank_country;
const _errs4 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs5 = errors;
if(!(validate79(data1, {instancePath:instancePath+"/bank_country",parentData:data,parentDataProperty:"bank_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err1 = {instancePath:instancePath+"/bank_country",schemaPath:"#/properties/bank_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err1);
errors++;
}
var _valid0 = _errs6 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath:instancePath+"/bank_country",schemaPath:"#/properties/bank_country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err2);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.billing_country !== undefined){
let data2 = data.billing_country;
const _errs9 = errors;
let counts1 = [errors];
let valid2 = false;
const _errs10 = errors;
if(!(validate79(data2, {instancePath:instancePath+"/billing_country",parentData:data,parentDataProperty:"billing_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
const _errs11 = errors;
if(data2 !== null){
const err3 = {instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid1 = _errs11 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
if(!valid2){
const err4 = {instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.additional_evidence !== undefined){
let data3 = data.additional_evidence;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/additional_evidence",schemaPath:"#/properties/additional_evidence/type",keyword:"type",params:{type: schema59.properties.additional_evidence.type}};
(vErrors ??= []).push(err5);
errors++;
}
if(typeof data3 === "string"){
if(func2(data3) > 255){
const err6 = {instancePath:instancePath+"/additional_evidence",schemaPath:"#/properties/additional_evidence/maxLength",keyword:"maxLength",params:{limit: 255}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data.additional_evidence_country !== undefined){
let data4 = data.additional_evidence_country;
const _errs16 = errors;
let counts2 = [errors];
let valid3 = false;
const _errs17 = errors;
if(!(validate79(data4, {instancePath:instancePath+"/additional_evidence_country",parentData:data,parentDataProperty:"additional_evidence_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var _valid2 = _errs17 === errors;
counts2.push(errors);
valid3 = valid3 || _valid2;
const _errs18 = errors;
if(data4 !== null){
const err7 = {instancePath:instancePath+"/additional_evidence_country",schemaPath:"#/properties/additional_evidence_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid2 = _errs18 === errors;
counts2.push(errors);
valid3 = valid3 || _valid2;
if(!valid3){
const err8 = {instancePath:instancePath+"/additional_evidence_country",schemaPath:"#/properties/additional_evidence_country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts2}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.notes !== undefined){
let data5 = data.notes;
if((typeof data5 !== "string") && (data5 !== null)){
const err9 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema59.properties.notes.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err10);
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":{"ip_address":true,"bank_country":true,"billing_country":true,"additional_evidence":true,"additional_evidence_country":true,"notes":true},"dynamicProps":false,"dynamicItems":false};


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(validate140(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
const _errs3 = errors;
let valid1 = true;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.additional_evidence === undefined) && (missing0 = "additional_evidence")){
const err1 = {};
(vErrors ??= []).push(err1);
errors++;
}
else {
if(data.additional_evidence !== undefined){
if(typeof data.additional_evidence !== "string"){
const err2 = {};
(vErrors ??= []).push(err2);
errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.additional_evidence_country === undefined){
const err3 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "additional_evidence_country"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.additional_evidence_country !== undefined){
if(typeof data.additional_evidence_country !== "string"){
const err4 = {instancePath:instancePath+"/additional_evidence_country",schemaPath:"#/allOf/1/then/properties/additional_evidence_country/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
var _valid0 = _errs7 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.additional_evidence_country = true;
props0.additional_evidence = true;
}
}
if(!valid1){
const err5 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
(vErrors ??= []).push(err5);
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.ip_address = true;
props0.bank_country = true;
props0.billing_country = true;
props0.additional_evidence = true;
props0.additional_evidence_country = true;
props0.notes = true;
}
const _errs11 = errors;
let valid4 = true;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.additional_evidence_country === undefined) && (missing1 = "additional_evidence_country")){
const err6 = {};
(vErrors ??= []).push(err6);
errors++;
}
else {
if(data.additional_evidence_country !== undefined){
if(typeof data.additional_evidence_country !== "string"){
const err7 = {};
(vErrors ??= []).push(err7);
errors++;
}
}
}
}
var _valid1 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.additional_evidence === undefined){
const err8 = {instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "additional_evidence"}};
(vErrors ??= []).push(err8);
errors++;
}
if(data.additional_evidence !== undefined){
if(typeof data.additional_evidence !== "string"){
const err9 = {instancePath:instancePath+"/additional_evidence",schemaPath:"#/allOf/2/then/properties/additional_evidence/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
var _valid1 = _errs15 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.additional_evidence = true;
props1.additional_evidence_country = true;
}
}
if(!valid4){
const err10 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
(vErrors ??= []).push(err10);
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
validate139.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate139.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate139(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
else {
var props0 = validate139.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.ip_address = true;
props0.bank_country = true;
props0.billing_country = true;
props0.additional_evidence = true;
props0.additional_evidence_country = true;
props0.notes = true;
}
if(props0 !== true){
for(const key0 in data){
if(!props0 || !props0[key0]){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema60 = {"type":"integer"};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema61 = {"type":"string","pattern":"^[^,\\r\\n]{1,40}(,[^,\\r\\n]{1,40})*$"};
const pattern8 = new RegExp("^[^,\\r\\n]{1,40}(,[^,\\r\\n]{1,40})*$", "u");

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern8.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^,\\r\\n]{1,40}(,[^,\\r\\n]{1,40})*$"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema62 = {"type":"object","maxProperties":20,"propertyNames":{"type":"string","minLength":1,"maxLength":40},"additionalProperties":{"type":"string","maxLength":500}};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 20){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 20}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(func2(key0) > 40){
const err1 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 40},propertyName:key0};
(vErrors ??= []).push(err1);
errors++;
}
if(func2(key0) < 1){
const err2 = {instancePath,schemaPath:"#/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key0};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key0};
(vErrors ??= []).push(err3);
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err4 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
(vErrors ??= []).push(err4);
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
if(typeof data0 === "string"){
if(func2(data0) > 500){
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.payment === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!((data0 === "sale") || (data0 === "refund"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema40.properties.type.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
if(data1.length > 200){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 200}};
(vErrors ??= []).push(err4);
errors++;
}
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate94(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.payment !== undefined){
if(!(validate109(data.payment, {instancePath:instancePath+"/payment",parentData:data,parentDataProperty:"payment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
}
if(data.customer !== undefined){
let data4 = data.customer;
const _errs8 = errors;
let counts0 = [errors];
let valid3 = false;
const _errs9 = errors;
if(!(validate115(data4, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
counts0.push(errors);
valid3 = valid3 || _valid0;
const _errs10 = errors;
if(data4 !== null){
const err7 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid0 = _errs10 === errors;
counts0.push(errors);
valid3 = valid3 || _valid0;
if(!valid3){
const err8 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.currency !== undefined){
let data5 = data.currency;
const _errs13 = errors;
let counts1 = [errors];
let valid4 = false;
const _errs14 = errors;
if(!(validate90(data5, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
counts1.push(errors);
valid4 = valid4 || _valid1;
const _errs15 = errors;
if(data5 !== null){
const err9 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err9);
errors++;
}
var _valid1 = _errs15 === errors;
counts1.push(errors);
valid4 = valid4 || _valid1;
if(!valid4){
const err10 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.date !== undefined){
if(!(validate86(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data.shipping_address !== undefined){
let data7 = data.shipping_address;
const _errs19 = errors;
let counts2 = [errors];
let valid5 = false;
const _errs20 = errors;
if(!(validate133(data7, {instancePath:instancePath+"/shipping_address",parentData:data,parentDataProperty:"shipping_address",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var _valid2 = _errs20 === errors;
counts2.push(errors);
valid5 = valid5 || _valid2;
const _errs21 = errors;
if(data7 !== null){
const err11 = {instancePath:instancePath+"/shipping_address",schemaPath:"#/properties/shipping_address/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err11);
errors++;
}
var _valid2 = _errs21 === errors;
counts2.push(errors);
valid5 = valid5 || _valid2;
if(!valid5){
const err12 = {instancePath:instancePath+"/shipping_address",schemaPath:"#/properties/shipping_address/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts2}};
(vErrors ??= []).push(err12);
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
if(data.evidence !== undefined){
let data8 = data.evidence;
const _errs24 = errors;
let counts3 = [errors];
let valid6 = false;
const _errs25 = errors;
if(!(validate138(data8, {instancePath:instancePath+"/evidence",parentData:data,parentDataProperty:"evidence",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
var _valid3 = _errs25 === errors;
counts3.push(errors);
valid6 = valid6 || _valid3;
const _errs26 = errors;
if(data8 !== null){
const err13 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err13);
errors++;
}
var _valid3 = _errs26 === errors;
counts3.push(errors);
valid6 = valid6 || _valid3;
if(!valid6){
const err14 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts3}};
(vErrors ??= []).push(err14);
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
}
if(data.processor !== undefined){
let data9 = data.processor;
if((typeof data9 !== "string") && (data9 !== null)){
const err15 = {instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema40.properties.processor.type}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.processor_id !== undefined){
let data10 = data.processor_id;
if((typeof data10 !== "string") && (data10 !== null)){
const err16 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema40.properties.processor_id.type}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.processor_fee_cents !== undefined){
let data11 = data.processor_fee_cents;
const _errs33 = errors;
let counts4 = [errors];
let valid7 = false;
const _errs34 = errors;
if(!(validate147(data11, {instancePath:instancePath+"/processor_fee_cents",parentData:data,parentDataProperty:"processor_fee_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
var _valid4 = _errs34 === errors;
counts4.push(errors);
valid7 = valid7 || _valid4;
const _errs35 = errors;
if(data11 !== null){
const err17 = {instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err17);
errors++;
}
var _valid4 = _errs35 === errors;
counts4.push(errors);
valid7 = valid7 || _valid4;
if(!valid7){
const err18 = {instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts4}};
(vErrors ??= []).push(err18);
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
}
if(data.po_number !== undefined){
let data12 = data.po_number;
if((typeof data12 !== "string") && (data12 !== null)){
const err19 = {instancePath:instancePath+"/po_number",schemaPath:"#/properties/po_number/type",keyword:"type",params:{type: schema40.properties.po_number.type}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.notes !== undefined){
let data13 = data.notes;
if((typeof data13 !== "string") && (data13 !== null)){
const err20 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema40.properties.notes.type}};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.tags !== undefined){
let data14 = data.tags;
const _errs42 = errors;
let counts5 = [errors];
let valid8 = false;
const _errs43 = errors;
if(!(validate149(data14, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
var _valid5 = _errs43 === errors;
counts5.push(errors);
valid8 = valid8 || _valid5;
const _errs44 = errors;
if(data14 !== null){
const err21 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err21);
errors++;
}
var _valid5 = _errs44 === errors;
counts5.push(errors);
valid8 = valid8 || _valid5;
if(!valid8){
const err22 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts5}};
(vErrors ??= []).push(err22);
errors++;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
}
if(data.custom_metadata !== undefined){
let data15 = data.custom_metadata;
const _errs47 = errors;
let counts6 = [errors];
let valid9 = false;
const _errs48 = errors;
if(!(validate151(data15, {instancePath:instancePath+"/custom_metadata",parentData:data,parentDataProperty:"custom_metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
var _valid6 = _errs48 === errors;
counts6.push(errors);
valid9 = valid9 || _valid6;
const _errs49 = errors;
if(data15 !== null){
const err23 = {instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err23);
errors++;
}
var _valid6 = _errs49 === errors;
counts6.push(errors);
valid9 = valid9 || _valid6;
if(!valid9){
const err24 = {instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts6}};
(vErrors ??= []).push(err24);
errors++;
}
else {
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err25);
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"type":true,"items":true,"payment":true,"customer":true,"currency":true,"date":true,"shipping_address":true,"evidence":true,"processor":true,"processor_id":true,"processor_fee_cents":true,"po_number":true,"notes":true,"tags":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate93(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((key0 !== "type") && (key0 !== "items")) && (key0 !== "payment")) && (key0 !== "customer")) && (key0 !== "currency")) && (key0 !== "date")) && (key0 !== "shipping_address")) && (key0 !== "evidence")) && (key0 !== "processor")) && (key0 !== "processor_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "po_number")) && (key0 !== "notes")) && (key0 !== "tags")) && (key0 !== "custom_metadata")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_TransactionResult = validate154;
const schema63 = {"$ref":"#/$defs/TransactionResult","properties":{"id":true,"number":true,"type":true,"state":true,"contact":true,"items":true,"currency":true,"date":true,"issue_date":true,"shipping_address":true,"evidence":true,"processor":true,"processor_id":true,"processor_fee_cents":true,"po_number":true,"notes":true,"tags":true,"subtotal_cents":true,"discount_cents":true,"taxes":true,"total_cents":true,"payments":true,"created_at":true,"permalink":true,"pdf":true,"custom_metadata":true},"unevaluatedProperties":false};
const schema64 = {"type":"object","required":["id","type","items","total_cents"],"properties":{"id":{"type":"integer"},"number":{"type":"string","maxLength":20},"type":{"type":"string","enum":["Invoice","Credit"]},"state":{"type":"string","enum":["outstanding","late","uncollectible","paid","refunded","void","archived"]},"contact":{"anyOf":[{"$ref":"#/$defs/Contact.closed"},{"type":"null"}]},"items":{"type":"array","maxItems":1000,"items":{"$ref":"#/$defs/TransactionResultItem.closed"}},"currency":{"$ref":"#/$defs/Currency.closed"},"date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"issue_date":{"$ref":"#/$defs/Date.closed"},"shipping_address":{"anyOf":[{"$ref":"#/$defs/ShippingAddress.closed"},{"type":"null"}]},"evidence":{"anyOf":[{"$ref":"#/$defs/Evidence.closed"},{"type":"null"}]},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]},"processor_fee_cents":{"anyOf":[{"$ref":"#/$defs/Cents.closed"},{"type":"null"}]},"po_number":{"type":["string","null"]},"notes":{"type":["string","null"]},"tags":{"anyOf":[{"$ref":"#/$defs/TagString.closed"},{"type":"null"}]},"subtotal_cents":{"$ref":"#/$defs/Cents.closed"},"discount_cents":{"$ref":"#/$defs/Cents.closed"},"taxes":{"type":"array","items":{"$ref":"#/$defs/TransactionResultTax.closed"}},"total_cents":{"$ref":"#/$defs/Cents.closed"},"payments":{"type":"array","items":{"$ref":"#/$defs/Payment.closed"}},"created_at":{"$ref":"#/$defs/Timestamp.closed"},"permalink":{"$ref":"#/$defs/Url.closed"},"pdf":{"$ref":"#/$defs/Url.closed"},"custom_metadata":{"anyOf":[{"$ref":"#/$defs/CustomMetadata.closed"},{"type":"null"}]}}};
const schema65 = {"$ref":"#/$defs/Contact","properties":{"id":true,"full_name":true,"created_at":true,"permalink":true,"kind":true,"first_name":true,"last_name":true,"contact_person":true,"department":true,"email":true,"phone_1":true,"web":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"tax_id":true,"tax_status":true,"discount":true,"language":true,"notes":true,"processor":true,"processor_id":true},"unevaluatedProperties":false};
const schema66 = {"allOf":[{"$ref":"#/$defs/ContactFields"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"full_name":{"type":"string"},"created_at":{"$ref":"#/$defs/Timestamp.closed"},"permalink":{"$ref":"#/$defs/Url.closed"}}};
const schema67 = {"type":"object","properties":{"kind":{"type":"string","enum":["company","person"]},"first_name":{"type":"string"},"last_name":{"type":["string","null"]},"contact_person":{"type":["string","null"]},"department":{"type":["string","null"]},"email":{"type":["string","null"]},"phone_1":{"type":["string","null"]},"web":{"type":["string","null"]},"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"region":{"type":["string","null"]},"postal_code":{"type":["string","null"]},"city":{"type":["string","null"]},"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]},"tax_id":{"type":["string","null"]},"tax_status":{"type":["string","null"],"enum":["taxable","exempt","reverse",null]},"discount":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"language":{"type":["string","null"]},"notes":{"type":["string","null"]},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]}}};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((data0 === "company") || (data0 === "person"))){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema67.properties.kind.enum}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.first_name !== undefined){
if(typeof data.first_name !== "string"){
const err2 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.last_name !== undefined){
let data2 = data.last_name;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema67.properties.last_name.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.contact_person !== undefined){
let data3 = data.contact_person;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/contact_person",schemaPath:"#/properties/contact_person/type",keyword:"type",params:{type: schema67.properties.contact_person.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.department !== undefined){
let data4 = data.department;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/department",schemaPath:"#/properties/department/type",keyword:"type",params:{type: schema67.properties.department.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.email !== undefined){
let data5 = data.email;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema67.properties.email.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.phone_1 !== undefined){
let data6 = data.phone_1;
if((typeof data6 !== "string") && (data6 !== null)){
const err7 = {instancePath:instancePath+"/phone_1",schemaPath:"#/properties/phone_1/type",keyword:"type",params:{type: schema67.properties.phone_1.type}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.web !== undefined){
let data7 = data.web;
if((typeof data7 !== "string") && (data7 !== null)){
const err8 = {instancePath:instancePath+"/web",schemaPath:"#/properties/web/type",keyword:"type",params:{type: schema67.properties.web.type}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.country !== undefined){
let data8 = data.country;
const _errs18 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs19 = errors;
if(!(validate67(data8, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var _valid0 = _errs19 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs20 = errors;
if(data8 !== null){
const err9 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err9);
errors++;
}
var _valid0 = _errs20 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err10 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.region !== undefined){
let data9 = data.region;
if((typeof data9 !== "string") && (data9 !== null)){
const err11 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema67.properties.region.type}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.postal_code !== undefined){
let data10 = data.postal_code;
if((typeof data10 !== "string") && (data10 !== null)){
const err12 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema67.properties.postal_code.type}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.city !== undefined){
let data11 = data.city;
if((typeof data11 !== "string") && (data11 !== null)){
const err13 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema67.properties.city.type}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.street_line_1 !== undefined){
let data12 = data.street_line_1;
if((typeof data12 !== "string") && (data12 !== null)){
const err14 = {instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema67.properties.street_line_1.type}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.street_line_2 !== undefined){
let data13 = data.street_line_2;
if((typeof data13 !== "string") && (data13 !== null)){
const err15 = {instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema67.properties.street_line_2.type}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.tax_id !== undefined){
let data14 = data.tax_id;
if((typeof data14 !== "string") && (data14 !== null)){
const err16 = {instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: schema67.properties.tax_id.type}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.tax_status !== undefined){
let data15 = data.tax_status;
if((typeof data15 !== "string") && (data15 !== null)){
const err17 = {instancePath:instancePath+"/tax_status",schemaPath:"#/properties/tax_status/type",keyword:"type",params:{type: schema67.properties.tax_status.type}};
(vErrors ??= []).push(err17);
errors++;
}
if(!((((data15 === "taxable") || (data15 === "exempt")) || (data15 === "reverse")) || (data15 === null))){
const err18 = {instancePath:instancePath+"/tax_status",schemaPath:"#/properties/tax_status/enum",keyword:"enum",params:{allowedValues: schema67.properties.tax_status.enum}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.discount !== undefined){
let data16 = data.discount;
const _errs37 = errors;
let counts1 = [errors];
let valid2 = false;
const _errs38 = errors;
if(!(validate55(data16, {instancePath:instancePath+"/discount",parentData:data,parentDataProperty:"discount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var _valid1 = _errs38 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
const _errs39 = errors;
if(data16 !== null){
const err19 = {instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err19);
errors++;
}
var _valid1 = _errs39 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
if(!valid2){
const err20 = {instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err20);
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
if(data.language !== undefined){
let data17 = data.language;
if((typeof data17 !== "string") && (data17 !== null)){
const err21 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: schema67.properties.language.type}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.notes !== undefined){
let data18 = data.notes;
if((typeof data18 !== "string") && (data18 !== null)){
const err22 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema67.properties.notes.type}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.processor !== undefined){
let data19 = data.processor;
if((typeof data19 !== "string") && (data19 !== null)){
const err23 = {instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema67.properties.processor.type}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.processor_id !== undefined){
let data20 = data.processor_id;
if((typeof data20 !== "string") && (data20 !== null)){
const err24 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema67.properties.processor_id.type}};
(vErrors ??= []).push(err24);
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err25);
errors++;
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":{"kind":true,"first_name":true,"last_name":true,"contact_person":true,"department":true,"email":true,"phone_1":true,"web":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"tax_id":true,"tax_status":true,"discount":true,"language":true,"notes":true,"processor":true,"processor_id":true},"dynamicProps":false,"dynamicItems":false};

const schema68 = {"type":"integer"};

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate162.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema69 = {"type":"string","format":"uri"};
const formats2 = formats.uri;

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats2(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate158(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.full_name !== undefined){
if(typeof data.full_name !== "string"){
const err2 = {instancePath:instancePath+"/full_name",schemaPath:"#/properties/full_name/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate162(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
if(data.permalink !== undefined){
if(!(validate164(data.permalink, {instancePath:instancePath+"/permalink",parentData:data,parentDataProperty:"permalink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":{"id":true,"full_name":true,"created_at":true,"permalink":true,"kind":true,"first_name":true,"last_name":true,"contact_person":true,"department":true,"email":true,"phone_1":true,"web":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"tax_id":true,"tax_status":true,"discount":true,"language":true,"notes":true,"processor":true,"processor_id":true},"dynamicProps":false,"dynamicItems":false};


function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate157(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((key0 !== "id") && (key0 !== "full_name")) && (key0 !== "created_at")) && (key0 !== "permalink")) && (key0 !== "kind")) && (key0 !== "first_name")) && (key0 !== "last_name")) && (key0 !== "contact_person")) && (key0 !== "department")) && (key0 !== "email")) && (key0 !== "phone_1")) && (key0 !== "web")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "tax_id")) && (key0 !== "tax_status")) && (key0 !== "discount")) && (key0 !== "language")) && (key0 !== "notes")) && (key0 !== "processor")) && (key0 !== "processor_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema70 = {"$ref":"#/$defs/TransactionResultItem","properties":{"id":true,"description":true,"quantity":true,"unit_price":true,"discount_rate":true,"product_code":true,"tax_code":true,"tax_name":true,"tax_rate":true,"tax_country":true,"tax_region":true,"taxable_part":true,"subtotal_cents":true,"discount_cents":true,"total_amount_cents":true},"unevaluatedProperties":false};
const schema71 = {"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"description":{"type":["string","null"]},"quantity":{"type":"integer"},"unit_price":{"$ref":"#/$defs/Decimal.closed"},"discount_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"product_code":{"type":["string","null"]},"tax_code":{"anyOf":[{"$ref":"#/$defs/TaxCodeId.closed"},{"type":"null"}]},"tax_name":{"type":["string","null"]},"tax_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"tax_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"tax_region":{"type":["string","null"]},"taxable_part":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"subtotal_cents":{"$ref":"#/$defs/Cents.closed"},"discount_cents":{"$ref":"#/$defs/Cents.closed"},"total_amount_cents":{"$ref":"#/$defs/Cents.closed"}}};
const schema72 = {"type":"integer"};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema71.properties.description.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.quantity !== undefined){
let data2 = data.quantity;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err3 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.unit_price !== undefined){
if(!(validate58(data.unit_price, {instancePath:instancePath+"/unit_price",parentData:data,parentDataProperty:"unit_price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
if(data.discount_rate !== undefined){
let data4 = data.discount_rate;
const _errs9 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs10 = errors;
if(!(validate55(data4, {instancePath:instancePath+"/discount_rate",parentData:data,parentDataProperty:"discount_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs11 = errors;
if(data4 !== null){
const err4 = {instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid0 = _errs11 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err5 = {instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.product_code !== undefined){
let data5 = data.product_code;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/product_code",schemaPath:"#/properties/product_code/type",keyword:"type",params:{type: schema71.properties.product_code.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.tax_code !== undefined){
let data6 = data.tax_code;
const _errs16 = errors;
let counts1 = [errors];
let valid2 = false;
const _errs17 = errors;
if(!(validate71(data6, {instancePath:instancePath+"/tax_code",parentData:data,parentDataProperty:"tax_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
const _errs18 = errors;
if(data6 !== null){
const err7 = {instancePath:instancePath+"/tax_code",schemaPath:"#/properties/tax_code/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid1 = _errs18 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
if(!valid2){
const err8 = {instancePath:instancePath+"/tax_code",schemaPath:"#/properties/tax_code/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_name !== undefined){
let data7 = data.tax_name;
if((typeof data7 !== "string") && (data7 !== null)){
const err9 = {instancePath:instancePath+"/tax_name",schemaPath:"#/properties/tax_name/type",keyword:"type",params:{type: schema71.properties.tax_name.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.tax_rate !== undefined){
let data8 = data.tax_rate;
const _errs23 = errors;
let counts2 = [errors];
let valid3 = false;
const _errs24 = errors;
if(!(validate55(data8, {instancePath:instancePath+"/tax_rate",parentData:data,parentDataProperty:"tax_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var _valid2 = _errs24 === errors;
counts2.push(errors);
valid3 = valid3 || _valid2;
const _errs25 = errors;
if(data8 !== null){
const err10 = {instancePath:instancePath+"/tax_rate",schemaPath:"#/properties/tax_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err10);
errors++;
}
var _valid2 = _errs25 === errors;
counts2.push(errors);
valid3 = valid3 || _valid2;
if(!valid3){
const err11 = {instancePath:instancePath+"/tax_rate",schemaPath:"#/properties/tax_rate/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts2}};
(vErrors ??= []).push(err11);
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_country !== undefined){
let data9 = data.tax_country;
const _errs28 = errors;
let counts3 = [errors];
let valid4 = false;
const _errs29 = errors;
if(!(validate67(data9, {instancePath:instancePath+"/tax_country",parentData:data,parentDataProperty:"tax_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var _valid3 = _errs29 === errors;
counts3.push(errors);
valid4 = valid4 || _valid3;
const _errs30 = errors;
if(data9 !== null){
const err12 = {instancePath:instancePath+"/tax_country",schemaPath:"#/properties/tax_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err12);
errors++;
}
var _valid3 = _errs30 === errors;
counts3.push(errors);
valid4 = valid4 || _valid3;
if(!valid4){
const err13 = {instancePath:instancePath+"/tax_country",schemaPath:"#/properties/tax_country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts3}};
(vErrors ??= []).push(err13);
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_region !== undefined){
let data10 = data.tax_region;
if((typeof data10 !== "string") && (data10 !== null)){
const err14 = {instancePath:instancePath+"/tax_region",schemaPath:"#/properties/tax_region/type",keyword:"type",params:{type: schema71.properties.tax_region.type}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.taxable_part !== undefined){
let data11 = data.taxable_part;
const _errs35 = errors;
let counts4 = [errors];
let valid5 = false;
const _errs36 = errors;
if(!(validate55(data11, {instancePath:instancePath+"/taxable_part",parentData:data,parentDataProperty:"taxable_part",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var _valid4 = _errs36 === errors;
counts4.push(errors);
valid5 = valid5 || _valid4;
const _errs37 = errors;
if(data11 !== null){
const err15 = {instancePath:instancePath+"/taxable_part",schemaPath:"#/properties/taxable_part/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err15);
errors++;
}
var _valid4 = _errs37 === errors;
counts4.push(errors);
valid5 = valid5 || _valid4;
if(!valid5){
const err16 = {instancePath:instancePath+"/taxable_part",schemaPath:"#/properties/taxable_part/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts4}};
(vErrors ??= []).push(err16);
errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
}
if(data.subtotal_cents !== undefined){
if(!(validate176(data.subtotal_cents, {instancePath:instancePath+"/subtotal_cents",parentData:data,parentDataProperty:"subtotal_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
if(data.discount_cents !== undefined){
if(!(validate176(data.discount_cents, {instancePath:instancePath+"/discount_cents",parentData:data,parentDataProperty:"discount_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
if(data.total_amount_cents !== undefined){
if(!(validate176(data.total_amount_cents, {instancePath:instancePath+"/total_amount_cents",parentData:data,parentDataProperty:"total_amount_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err17);
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"props":{"id":true,"description":true,"quantity":true,"unit_price":true,"discount_rate":true,"product_code":true,"tax_code":true,"tax_name":true,"tax_rate":true,"tax_country":true,"tax_region":true,"taxable_part":true,"subtotal_cents":true,"discount_cents":true,"total_amount_cents":true},"dynamicProps":false,"dynamicItems":false};


function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate169(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((key0 !== "id") && (key0 !== "description")) && (key0 !== "quantity")) && (key0 !== "unit_price")) && (key0 !== "discount_rate")) && (key0 !== "product_code")) && (key0 !== "tax_code")) && (key0 !== "tax_name")) && (key0 !== "tax_rate")) && (key0 !== "tax_country")) && (key0 !== "tax_region")) && (key0 !== "taxable_part")) && (key0 !== "subtotal_cents")) && (key0 !== "discount_cents")) && (key0 !== "total_amount_cents")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema73 = {"type":"string","format":"date"};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate183.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats0.validate(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema74 = {"$ref":"#/$defs/ShippingAddress","properties":{"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true},"unevaluatedProperties":false};
const schema75 = {"type":"object","properties":{"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"region":{"type":["string","null"]},"postal_code":{"type":["string","null"]},"city":{"type":["string","null"]},"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]}}};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country !== undefined){
let data0 = data.country;
const _errs2 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs3 = errors;
if(!(validate67(data0, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs4 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.region !== undefined){
let data1 = data.region;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema75.properties.region.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.postal_code !== undefined){
let data2 = data.postal_code;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema75.properties.postal_code.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.city !== undefined){
let data3 = data.city;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema75.properties.city.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.street_line_1 !== undefined){
let data4 = data.street_line_1;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema75.properties.street_line_1.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.street_line_2 !== undefined){
let data5 = data.street_line_2;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema75.properties.street_line_2.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":{"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true},"dynamicProps":false,"dynamicItems":false};


function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate187(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((key0 !== "country") && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema76 = {"$ref":"#/$defs/Evidence","properties":{"id":true,"state":true,"document_id":true,"ip_country":true,"ip_address":true,"bank_country":true,"billing_country":true,"additional_evidence":true,"additional_evidence_country":true,"notes":true},"unevaluatedProperties":false};
const schema77 = {"allOf":[{"$ref":"#/$defs/EvidenceFields"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"state":{"type":"string","enum":["unsettled","conflicting","confirmed"]},"document_id":{"type":"integer"},"ip_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]}}};
const schema78 = {"type":"object","properties":{"ip_address":{"type":["string","null"]},"bank_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"billing_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"additional_evidence":{"type":["string","null"],"maxLength":255},"additional_evidence_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"notes":{"type":["string","null"]}}};

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate193.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ip_address !== undefined){
let data0 = data.ip_address;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/ip_address",schemaPath:"#/properties/ip_address/type",keyword:"type",params:{type: schema78.properties.ip_address.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.bank_country !== undefined){
let data1 = data.bank_country;
const _errs4 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs5 = errors;
if(!(validate67(data1, {instancePath:instancePath+"/bank_country",parentData:data,parentDataProperty:"bank_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err1 = {instancePath:instancePath+"/bank_country",schemaPath:"#/properties/bank_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err1);
errors++;
}
var _valid0 = _errs6 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath:instancePath+"/bank_country",schemaPath:"#/properties/bank_country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err2);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.billing_country !== undefined){
let data2 = data.billing_country;
const _errs9 = errors;
let counts1 = [errors];
let valid2 = false;
const _errs10 = errors;
if(!(validate67(data2, {instancePath:instancePath+"/billing_country",parentData:data,parentDataProperty:"billing_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
const _errs11 = errors;
if(data2 !== null){
const err3 = {instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid1 = _errs11 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
if(!valid2){
const err4 = {instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.additional_evidence !== undefined){
let data3 = data.additional_evidence;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/additional_evidence",schemaPath:"#/properties/additional_evidence/type",keyword:"type",params:{type: schema78.properties.additional_evidence.type}};
(vErrors ??= []).push(err5);
errors++;
}
if(typeof data3 === "string"){
if(func2(data3) > 255){
const err6 = {instancePath:instancePath+"/additional_evidence",schemaPath:"#/properties/additional_evidence/maxLength",keyword:"maxLength",params:{limit: 255}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data.additional_evidence_country !== undefined){
let data4 = data.additional_evidence_country;
const _errs16 = errors;
let counts2 = [errors];
let valid3 = false;
const _errs17 = errors;
if(!(validate67(data4, {instancePath:instancePath+"/additional_evidence_country",parentData:data,parentDataProperty:"additional_evidence_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var _valid2 = _errs17 === errors;
counts2.push(errors);
valid3 = valid3 || _valid2;
const _errs18 = errors;
if(data4 !== null){
const err7 = {instancePath:instancePath+"/additional_evidence_country",schemaPath:"#/properties/additional_evidence_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid2 = _errs18 === errors;
counts2.push(errors);
valid3 = valid3 || _valid2;
if(!valid3){
const err8 = {instancePath:instancePath+"/additional_evidence_country",schemaPath:"#/properties/additional_evidence_country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts2}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.notes !== undefined){
let data5 = data.notes;
if((typeof data5 !== "string") && (data5 !== null)){
const err9 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema78.properties.notes.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err10);
errors++;
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"props":{"ip_address":true,"bank_country":true,"billing_country":true,"additional_evidence":true,"additional_evidence_country":true,"notes":true},"dynamicProps":false,"dynamicItems":false};


function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate193(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((data1 === "unsettled") || (data1 === "conflicting")) || (data1 === "confirmed"))){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema77.properties.state.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.document_id !== undefined){
let data2 = data.document_id;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err4 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.ip_country !== undefined){
let data3 = data.ip_country;
const _errs9 = errors;
let counts0 = [errors];
let valid2 = false;
const _errs10 = errors;
if(!(validate67(data3, {instancePath:instancePath+"/ip_country",parentData:data,parentDataProperty:"ip_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
counts0.push(errors);
valid2 = valid2 || _valid0;
const _errs11 = errors;
if(data3 !== null){
const err5 = {instancePath:instancePath+"/ip_country",schemaPath:"#/properties/ip_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err5);
errors++;
}
var _valid0 = _errs11 === errors;
counts0.push(errors);
valid2 = valid2 || _valid0;
if(!valid2){
const err6 = {instancePath:instancePath+"/ip_country",schemaPath:"#/properties/ip_country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err6);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"props":{"id":true,"state":true,"document_id":true,"ip_country":true,"ip_address":true,"bank_country":true,"billing_country":true,"additional_evidence":true,"additional_evidence_country":true,"notes":true},"dynamicProps":false,"dynamicItems":false};


function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate192(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((key0 !== "id") && (key0 !== "state")) && (key0 !== "document_id")) && (key0 !== "ip_country")) && (key0 !== "ip_address")) && (key0 !== "bank_country")) && (key0 !== "billing_country")) && (key0 !== "additional_evidence")) && (key0 !== "additional_evidence_country")) && (key0 !== "notes")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema79 = {"type":"string","pattern":"^[^,\\r\\n]{1,40}(,[^,\\r\\n]{1,40})*$"};

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern8.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^,\\r\\n]{1,40}(,[^,\\r\\n]{1,40})*$"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate202.errors = vErrors;
return errors === 0;
}
validate202.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema80 = {"$ref":"#/$defs/TransactionResultTax","properties":{"label":true,"rate":true,"country":true,"region":true,"tax_code":true,"amount_cents":true},"unevaluatedProperties":false};
const schema81 = {"type":"object","properties":{"label":{"type":"string"},"rate":{"$ref":"#/$defs/Percent.closed"},"country":{"$ref":"#/$defs/CountryCode.closed"},"region":{"type":["string","null"]},"tax_code":{"anyOf":[{"$ref":"#/$defs/TaxCodeId.closed"},{"type":"null"}]},"amount_cents":{"$ref":"#/$defs/Cents.closed"}}};

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label !== undefined){
if(typeof data.label !== "string"){
const err0 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.rate !== undefined){
if(!(validate55(data.rate, {instancePath:instancePath+"/rate",parentData:data,parentDataProperty:"rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.country !== undefined){
if(!(validate67(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
let data3 = data.region;
if((typeof data3 !== "string") && (data3 !== null)){
const err1 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema81.properties.region.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.tax_code !== undefined){
let data4 = data.tax_code;
const _errs8 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs9 = errors;
if(!(validate71(data4, {instancePath:instancePath+"/tax_code",parentData:data,parentDataProperty:"tax_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data4 !== null){
const err2 = {instancePath:instancePath+"/tax_code",schemaPath:"#/properties/tax_code/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs10 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/tax_code",schemaPath:"#/properties/tax_code/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.amount_cents !== undefined){
if(!(validate176(data.amount_cents, {instancePath:instancePath+"/amount_cents",parentData:data,parentDataProperty:"amount_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"props":{"label":true,"rate":true,"country":true,"region":true,"tax_code":true,"amount_cents":true},"dynamicProps":false,"dynamicItems":false};


function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate206.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate207(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((key0 !== "label") && (key0 !== "rate")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "tax_code")) && (key0 !== "amount_cents")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate206.errors = vErrors;
return errors === 0;
}
validate206.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema82 = {"$ref":"#/$defs/Payment","properties":{"id":true,"amount_cents":true,"date":true,"payment_method":true,"processor":true,"processor_id":true,"created_at":true,"url":true},"unevaluatedProperties":false};
const schema83 = {"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"amount_cents":{"$ref":"#/$defs/Cents.closed"},"date":{"$ref":"#/$defs/Date.closed"},"payment_method":{"type":"string","enum":["credit_card","cash","wire_transfer","direct_debit","check","iou","paypal","other","credit"]},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]},"created_at":{"$ref":"#/$defs/Timestamp.closed"},"url":{"$ref":"#/$defs/Url.closed"}}};

function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate216.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.amount_cents !== undefined){
if(!(validate176(data.amount_cents, {instancePath:instancePath+"/amount_cents",parentData:data,parentDataProperty:"amount_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
if(!(validate183(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
}
if(data.payment_method !== undefined){
let data3 = data.payment_method;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((((((((data3 === "credit_card") || (data3 === "cash")) || (data3 === "wire_transfer")) || (data3 === "direct_debit")) || (data3 === "check")) || (data3 === "iou")) || (data3 === "paypal")) || (data3 === "other")) || (data3 === "credit"))){
const err3 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/enum",keyword:"enum",params:{allowedValues: schema83.properties.payment_method.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.processor !== undefined){
let data4 = data.processor;
if((typeof data4 !== "string") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema83.properties.processor.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.processor_id !== undefined){
let data5 = data.processor_id;
if((typeof data5 !== "string") && (data5 !== null)){
const err5 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema83.properties.processor_id.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate162(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(!(validate164(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err6);
errors++;
}
validate216.errors = vErrors;
return errors === 0;
}
validate216.evaluated = {"props":{"id":true,"amount_cents":true,"date":true,"payment_method":true,"processor":true,"processor_id":true,"created_at":true,"url":true},"dynamicProps":false,"dynamicItems":false};


function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate215.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate216(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((key0 !== "id") && (key0 !== "amount_cents")) && (key0 !== "date")) && (key0 !== "payment_method")) && (key0 !== "processor")) && (key0 !== "processor_id")) && (key0 !== "created_at")) && (key0 !== "url")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate215.errors = vErrors;
return errors === 0;
}
validate215.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema84 = {"type":"object","maxProperties":20,"propertyNames":{"type":"string","minLength":1,"maxLength":40},"additionalProperties":{"type":"string","maxLength":500}};

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate226.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 20){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 20}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(func2(key0) > 40){
const err1 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 40},propertyName:key0};
(vErrors ??= []).push(err1);
errors++;
}
if(func2(key0) < 1){
const err2 = {instancePath,schemaPath:"#/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key0};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key0};
(vErrors ??= []).push(err3);
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err4 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
(vErrors ??= []).push(err4);
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
if(typeof data0 === "string"){
if(func2(data0) > 500){
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 500}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate226.errors = vErrors;
return errors === 0;
}
validate226.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.items === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.total_cents === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_cents"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.number !== undefined){
let data1 = data.number;
if(typeof data1 === "string"){
if(func2(data1) > 20){
const err5 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
if(!((data2 === "Invoice") || (data2 === "Credit"))){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema64.properties.type.enum}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.state !== undefined){
let data3 = data.state;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
if(!(((((((data3 === "outstanding") || (data3 === "late")) || (data3 === "uncollectible")) || (data3 === "paid")) || (data3 === "refunded")) || (data3 === "void")) || (data3 === "archived"))){
const err10 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema64.properties.state.enum}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.contact !== undefined){
let data4 = data.contact;
const _errs10 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs11 = errors;
if(!(validate156(data4, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs12 = errors;
if(data4 !== null){
const err11 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err11);
errors++;
}
var _valid0 = _errs12 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err12 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err12);
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.items !== undefined){
let data5 = data.items;
if(Array.isArray(data5)){
if(data5.length > 1000){
const err13 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 1000}};
(vErrors ??= []).push(err13);
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate168(data5[i0], {instancePath:instancePath+"/items/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.currency !== undefined){
if(!(validate65(data.currency, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
let data8 = data.date;
const _errs19 = errors;
let counts1 = [errors];
let valid4 = false;
const _errs20 = errors;
if(!(validate183(data8, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var _valid1 = _errs20 === errors;
counts1.push(errors);
valid4 = valid4 || _valid1;
const _errs21 = errors;
if(data8 !== null){
const err15 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err15);
errors++;
}
var _valid1 = _errs21 === errors;
counts1.push(errors);
valid4 = valid4 || _valid1;
if(!valid4){
const err16 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err16);
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
if(data.issue_date !== undefined){
if(!(validate183(data.issue_date, {instancePath:instancePath+"/issue_date",parentData:data,parentDataProperty:"issue_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
}
if(data.shipping_address !== undefined){
let data10 = data.shipping_address;
const _errs25 = errors;
let counts2 = [errors];
let valid5 = false;
const _errs26 = errors;
if(!(validate186(data10, {instancePath:instancePath+"/shipping_address",parentData:data,parentDataProperty:"shipping_address",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
var _valid2 = _errs26 === errors;
counts2.push(errors);
valid5 = valid5 || _valid2;
const _errs27 = errors;
if(data10 !== null){
const err17 = {instancePath:instancePath+"/shipping_address",schemaPath:"#/properties/shipping_address/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err17);
errors++;
}
var _valid2 = _errs27 === errors;
counts2.push(errors);
valid5 = valid5 || _valid2;
if(!valid5){
const err18 = {instancePath:instancePath+"/shipping_address",schemaPath:"#/properties/shipping_address/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts2}};
(vErrors ??= []).push(err18);
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.evidence !== undefined){
let data11 = data.evidence;
const _errs30 = errors;
let counts3 = [errors];
let valid6 = false;
const _errs31 = errors;
if(!(validate191(data11, {instancePath:instancePath+"/evidence",parentData:data,parentDataProperty:"evidence",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
var _valid3 = _errs31 === errors;
counts3.push(errors);
valid6 = valid6 || _valid3;
const _errs32 = errors;
if(data11 !== null){
const err19 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err19);
errors++;
}
var _valid3 = _errs32 === errors;
counts3.push(errors);
valid6 = valid6 || _valid3;
if(!valid6){
const err20 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts3}};
(vErrors ??= []).push(err20);
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.processor !== undefined){
let data12 = data.processor;
if((typeof data12 !== "string") && (data12 !== null)){
const err21 = {instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema64.properties.processor.type}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.processor_id !== undefined){
let data13 = data.processor_id;
if((typeof data13 !== "string") && (data13 !== null)){
const err22 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema64.properties.processor_id.type}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.processor_fee_cents !== undefined){
let data14 = data.processor_fee_cents;
const _errs39 = errors;
let counts4 = [errors];
let valid7 = false;
const _errs40 = errors;
if(!(validate176(data14, {instancePath:instancePath+"/processor_fee_cents",parentData:data,parentDataProperty:"processor_fee_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
var _valid4 = _errs40 === errors;
counts4.push(errors);
valid7 = valid7 || _valid4;
const _errs41 = errors;
if(data14 !== null){
const err23 = {instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err23);
errors++;
}
var _valid4 = _errs41 === errors;
counts4.push(errors);
valid7 = valid7 || _valid4;
if(!valid7){
const err24 = {instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts4}};
(vErrors ??= []).push(err24);
errors++;
}
else {
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
}
else {
vErrors = null;
}
}
}
}
if(data.po_number !== undefined){
let data15 = data.po_number;
if((typeof data15 !== "string") && (data15 !== null)){
const err25 = {instancePath:instancePath+"/po_number",schemaPath:"#/properties/po_number/type",keyword:"type",params:{type: schema64.properties.po_number.type}};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.notes !== undefined){
let data16 = data.notes;
if((typeof data16 !== "string") && (data16 !== null)){
const err26 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema64.properties.notes.type}};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.tags !== undefined){
let data17 = data.tags;
const _errs48 = errors;
let counts5 = [errors];
let valid8 = false;
const _errs49 = errors;
if(!(validate202(data17, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
var _valid5 = _errs49 === errors;
counts5.push(errors);
valid8 = valid8 || _valid5;
const _errs50 = errors;
if(data17 !== null){
const err27 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err27);
errors++;
}
var _valid5 = _errs50 === errors;
counts5.push(errors);
valid8 = valid8 || _valid5;
if(!valid8){
const err28 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts5}};
(vErrors ??= []).push(err28);
errors++;
}
else {
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
}
}
if(data.subtotal_cents !== undefined){
if(!(validate176(data.subtotal_cents, {instancePath:instancePath+"/subtotal_cents",parentData:data,parentDataProperty:"subtotal_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
if(data.discount_cents !== undefined){
if(!(validate176(data.discount_cents, {instancePath:instancePath+"/discount_cents",parentData:data,parentDataProperty:"discount_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
if(data.taxes !== undefined){
let data20 = data.taxes;
if(Array.isArray(data20)){
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
if(!(validate206(data20[i1], {instancePath:instancePath+"/taxes/" + i1,parentData:data20,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/taxes",schemaPath:"#/properties/taxes/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data.total_cents !== undefined){
if(!(validate176(data.total_cents, {instancePath:instancePath+"/total_cents",parentData:data,parentDataProperty:"total_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
if(data.payments !== undefined){
let data23 = data.payments;
if(Array.isArray(data23)){
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
if(!(validate215(data23[i2], {instancePath:instancePath+"/payments/" + i2,parentData:data23,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath:instancePath+"/payments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate162(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
if(data.permalink !== undefined){
if(!(validate164(data.permalink, {instancePath:instancePath+"/permalink",parentData:data,parentDataProperty:"permalink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
}
if(data.pdf !== undefined){
if(!(validate164(data.pdf, {instancePath:instancePath+"/pdf",parentData:data,parentDataProperty:"pdf",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
}
if(data.custom_metadata !== undefined){
let data28 = data.custom_metadata;
const _errs65 = errors;
let counts6 = [errors];
let valid13 = false;
const _errs66 = errors;
if(!(validate226(data28, {instancePath:instancePath+"/custom_metadata",parentData:data,parentDataProperty:"custom_metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var _valid6 = _errs66 === errors;
counts6.push(errors);
valid13 = valid13 || _valid6;
const _errs67 = errors;
if(data28 !== null){
const err31 = {instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err31);
errors++;
}
var _valid6 = _errs67 === errors;
counts6.push(errors);
valid13 = valid13 || _valid6;
if(!valid13){
const err32 = {instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts6}};
(vErrors ??= []).push(err32);
errors++;
}
else {
errors = _errs65;
if(vErrors !== null){
if(_errs65){
vErrors.length = _errs65;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err33);
errors++;
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":{"id":true,"number":true,"type":true,"state":true,"contact":true,"items":true,"currency":true,"date":true,"issue_date":true,"shipping_address":true,"evidence":true,"processor":true,"processor_id":true,"processor_fee_cents":true,"po_number":true,"notes":true,"tags":true,"subtotal_cents":true,"discount_cents":true,"taxes":true,"total_cents":true,"payments":true,"created_at":true,"permalink":true,"pdf":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate155(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((((((((((((key0 !== "id") && (key0 !== "number")) && (key0 !== "type")) && (key0 !== "state")) && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "currency")) && (key0 !== "date")) && (key0 !== "issue_date")) && (key0 !== "shipping_address")) && (key0 !== "evidence")) && (key0 !== "processor")) && (key0 !== "processor_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "po_number")) && (key0 !== "notes")) && (key0 !== "tags")) && (key0 !== "subtotal_cents")) && (key0 !== "discount_cents")) && (key0 !== "taxes")) && (key0 !== "total_cents")) && (key0 !== "payments")) && (key0 !== "created_at")) && (key0 !== "permalink")) && (key0 !== "pdf")) && (key0 !== "custom_metadata")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createTransaction_query = validate229;
const schema85 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate229.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate229.errors = vErrors;
return errors === 0;
}
validate229.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_listInvoices = validate230;
const schema86 = {"type":"array","items":{"$ref":"#/$defs/Invoice.closed"}};
const schema87 = {"$ref":"#/$defs/Invoice","properties":{"state":true,"id":true,"evidence":true,"subtotal_cents":true,"discount_cents":true,"exchange_rate":true,"payments":true,"deliveries":true,"created_at":true,"permalink":true,"pdf":true,"url":true,"number":true,"issue_date":true,"due_date":true,"related_document":true,"tax_id":true,"processor_fee_cents":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"contact":true,"items":true,"tag_list":true,"taxes":true,"total_cents":true,"recurring_period":true,"recurring_frequency":true,"payment_processor":true,"payment_processor_id":true},"unevaluatedProperties":false};
const schema88 = {"allOf":[{"$ref":"#/$defs/IssuedDocument"},{"$ref":"#/$defs/RecurringInterval"},{"$ref":"#/$defs/SalesDocumentFields"}],"type":"object","properties":{"state":{"type":"string","enum":["outstanding","late","uncollectible","paid","refunded","archived"]}}};
const schema89 = {"allOf":[{"$ref":"#/$defs/IssuedDocumentFields"},{"$ref":"#/$defs/DocumentResult"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"evidence":{"anyOf":[{"$ref":"#/$defs/Evidence.closed"},{"type":"null"}]},"subtotal_cents":{"$ref":"#/$defs/Cents.closed"},"discount_cents":{"$ref":"#/$defs/Cents.closed"},"exchange_rate":{"type":["number","null"]},"payments":{"type":"array","items":{"$ref":"#/$defs/Payment.closed"}},"deliveries":{"type":"array","items":{"$ref":"#/$defs/Envelope.closed"}},"created_at":{"$ref":"#/$defs/Timestamp.closed"},"permalink":{"$ref":"#/$defs/Url.closed"},"pdf":{"$ref":"#/$defs/Url.closed"},"url":{"$ref":"#/$defs/Url.closed"}}};
const schema90 = {"allOf":[{"$ref":"#/$defs/DocumentFields"},{"$ref":"#/$defs/AddressAndAttachment"}],"type":"object","properties":{"number":{"type":["string","null"],"maxLength":20},"issue_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"due_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"related_document":{"anyOf":[{"$ref":"#/$defs/RelatedDocument.closed"},{"type":"null"}]},"tax_id":{"type":["string","null"]},"processor_fee_cents":{"anyOf":[{"$ref":"#/$defs/Cents.closed"},{"type":"null"}]}}};
const schema91 = {"allOf":[{"$ref":"#/$defs/DocumentNotes"}],"type":"object","properties":{"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"subject":{"type":["string","null"]}}};
const schema92 = {"type":"object","properties":{"notes":{"type":["string","null"]},"payment_details":{"type":["string","null"]},"po_number":{"type":["string","null"]},"custom_metadata":{"anyOf":[{"$ref":"#/$defs/CustomMetadata.closed"},{"type":"null"}]}}};

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate236.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.notes !== undefined){
let data0 = data.notes;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema92.properties.notes.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.payment_details !== undefined){
let data1 = data.payment_details;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/payment_details",schemaPath:"#/properties/payment_details/type",keyword:"type",params:{type: schema92.properties.payment_details.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.po_number !== undefined){
let data2 = data.po_number;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/po_number",schemaPath:"#/properties/po_number/type",keyword:"type",params:{type: schema92.properties.po_number.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.custom_metadata !== undefined){
let data3 = data.custom_metadata;
const _errs8 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs9 = errors;
if(!(validate226(data3, {instancePath:instancePath+"/custom_metadata",parentData:data,parentDataProperty:"custom_metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data3 !== null){
const err3 = {instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs10 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate236.errors = vErrors;
return errors === 0;
}
validate236.evaluated = {"props":{"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate235.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate236(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currency !== undefined){
let data0 = data.currency;
const _errs3 = errors;
let counts0 = [errors];
let valid2 = false;
const _errs4 = errors;
if(!(validate65(data0, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
counts0.push(errors);
valid2 = valid2 || _valid0;
const _errs5 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs5 === errors;
counts0.push(errors);
valid2 = valid2 || _valid0;
if(!valid2){
const err1 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.subject !== undefined){
let data1 = data.subject;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: schema91.properties.subject.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate235.errors = vErrors;
return errors === 0;
}
validate235.evaluated = {"props":{"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

const schema93 = {"type":"object","properties":{"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"region":{"type":["string","null"]},"postal_code":{"type":["string","null"]},"city":{"type":["string","null"]},"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]}}};

function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate241.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country !== undefined){
let data0 = data.country;
const _errs2 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs3 = errors;
if(!(validate67(data0, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs4 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.region !== undefined){
let data1 = data.region;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema93.properties.region.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.postal_code !== undefined){
let data2 = data.postal_code;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema93.properties.postal_code.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.city !== undefined){
let data3 = data.city;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema93.properties.city.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.street_line_1 !== undefined){
let data4 = data.street_line_1;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema93.properties.street_line_1.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.street_line_2 !== undefined){
let data5 = data.street_line_2;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema93.properties.street_line_2.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate241.errors = vErrors;
return errors === 0;
}
validate241.evaluated = {"props":{"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true},"dynamicProps":false,"dynamicItems":false};

const schema94 = {"$ref":"#/$defs/RelatedDocument","properties":{"id":true,"type":true},"unevaluatedProperties":false};
const schema95 = {"type":"object","properties":{"id":{"type":"integer"},"type":{"type":"string"}}};

function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate247.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate247.errors = vErrors;
return errors === 0;
}
validate247.evaluated = {"props":{"id":true,"type":true},"dynamicProps":false,"dynamicItems":false};


function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate246.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate247(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((key0 !== "id") && (key0 !== "type")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate246.errors = vErrors;
return errors === 0;
}
validate246.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate234.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate235(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
if(!(validate241(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number !== undefined){
let data0 = data.number;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: schema90.properties.number.type}};
(vErrors ??= []).push(err0);
errors++;
}
if(typeof data0 === "string"){
if(func2(data0) > 20){
const err1 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
if(data.issue_date !== undefined){
let data1 = data.issue_date;
const _errs6 = errors;
let counts0 = [errors];
let valid2 = false;
const _errs7 = errors;
if(!(validate183(data1, {instancePath:instancePath+"/issue_date",parentData:data,parentDataProperty:"issue_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
counts0.push(errors);
valid2 = valid2 || _valid0;
const _errs8 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/issue_date",schemaPath:"#/properties/issue_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs8 === errors;
counts0.push(errors);
valid2 = valid2 || _valid0;
if(!valid2){
const err3 = {instancePath:instancePath+"/issue_date",schemaPath:"#/properties/issue_date/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.due_date !== undefined){
let data2 = data.due_date;
const _errs11 = errors;
let counts1 = [errors];
let valid3 = false;
const _errs12 = errors;
if(!(validate183(data2, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
counts1.push(errors);
valid3 = valid3 || _valid1;
const _errs13 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid1 = _errs13 === errors;
counts1.push(errors);
valid3 = valid3 || _valid1;
if(!valid3){
const err5 = {instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.related_document !== undefined){
let data3 = data.related_document;
const _errs16 = errors;
let counts2 = [errors];
let valid4 = false;
const _errs17 = errors;
if(!(validate246(data3, {instancePath:instancePath+"/related_document",parentData:data,parentDataProperty:"related_document",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
errors = vErrors.length;
}
var _valid2 = _errs17 === errors;
counts2.push(errors);
valid4 = valid4 || _valid2;
const _errs18 = errors;
if(data3 !== null){
const err6 = {instancePath:instancePath+"/related_document",schemaPath:"#/properties/related_document/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err6);
errors++;
}
var _valid2 = _errs18 === errors;
counts2.push(errors);
valid4 = valid4 || _valid2;
if(!valid4){
const err7 = {instancePath:instancePath+"/related_document",schemaPath:"#/properties/related_document/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts2}};
(vErrors ??= []).push(err7);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_id !== undefined){
let data4 = data.tax_id;
if((typeof data4 !== "string") && (data4 !== null)){
const err8 = {instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: schema90.properties.tax_id.type}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.processor_fee_cents !== undefined){
let data5 = data.processor_fee_cents;
const _errs23 = errors;
let counts3 = [errors];
let valid5 = false;
const _errs24 = errors;
if(!(validate176(data5, {instancePath:instancePath+"/processor_fee_cents",parentData:data,parentDataProperty:"processor_fee_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
var _valid3 = _errs24 === errors;
counts3.push(errors);
valid5 = valid5 || _valid3;
const _errs25 = errors;
if(data5 !== null){
const err9 = {instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err9);
errors++;
}
var _valid3 = _errs25 === errors;
counts3.push(errors);
valid5 = valid5 || _valid3;
if(!valid5){
const err10 = {instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts3}};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err11);
errors++;
}
validate234.errors = vErrors;
return errors === 0;
}
validate234.evaluated = {"props":{"number":true,"issue_date":true,"due_date":true,"related_document":true,"tax_id":true,"processor_fee_cents":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

const schema96 = {"type":"object","required":["contact","items"],"properties":{"contact":{"$ref":"#/$defs/Contact.closed"},"items":{"type":"array","maxItems":1000,"items":{"$ref":"#/$defs/DocumentItem.closed"}},"tag_list":{"anyOf":[{"$ref":"#/$defs/TagList.closed"},{"type":"null"}]},"taxes":{"type":"array","items":{"$ref":"#/$defs/DocumentTax.closed"}},"total_cents":{"$ref":"#/$defs/Cents.closed"}}};
const schema97 = {"$ref":"#/$defs/DocumentItem","properties":{"id":true,"subtotal_cents":true,"discount_cents":true,"description":true,"quantity":true,"unit_price":true,"total_amount":true,"discount_rate":true,"product_code":true,"tax_1_name":true,"tax_1_rate":true,"tax_1_country":true,"tax_1_region":true,"tax_1_transaction_type":true,"tax_2_name":true,"tax_2_rate":true,"tax_2_country":true,"tax_2_region":true,"tax_2_transaction_type":true},"unevaluatedProperties":false};
const schema98 = {"allOf":[{"$ref":"#/$defs/DocumentItemFields"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"subtotal_cents":{"$ref":"#/$defs/Cents.closed"},"discount_cents":{"$ref":"#/$defs/Cents.closed"}}};
const schema99 = {"type":"object","properties":{"description":{"type":["string","null"]},"quantity":{"type":"number"},"unit_price":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"total_amount":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"discount_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"product_code":{"type":["string","null"]},"tax_1_name":{"type":["string","null"]},"tax_1_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"tax_1_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"tax_1_region":{"type":["string","null"]},"tax_1_transaction_type":{"anyOf":[{"$ref":"#/$defs/TaxClass.closed"},{"type":"null"}]},"tax_2_name":{"type":["string","null"]},"tax_2_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"tax_2_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"tax_2_region":{"type":["string","null"]},"tax_2_transaction_type":{"anyOf":[{"$ref":"#/$defs/TaxClass.closed"},{"type":"null"}]}}};
const schema100 = {"type":"string","enum":["consulting","eservice","ebook","saas","standard","reduced"]};

function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate262.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((((((data === "consulting") || (data === "eservice")) || (data === "ebook")) || (data === "saas")) || (data === "standard")) || (data === "reduced"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema100.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate262.errors = vErrors;
return errors === 0;
}
validate262.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate256.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description !== undefined){
let data0 = data.description;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema99.properties.description.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.quantity !== undefined){
if(!(typeof data.quantity == "number")){
const err1 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.unit_price !== undefined){
let data2 = data.unit_price;
const _errs6 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs7 = errors;
if(!(validate58(data2, {instancePath:instancePath+"/unit_price",parentData:data,parentDataProperty:"unit_price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs8 = errors;
if(data2 !== null){
const err2 = {instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs8 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.total_amount !== undefined){
let data3 = data.total_amount;
const _errs11 = errors;
let counts1 = [errors];
let valid2 = false;
const _errs12 = errors;
if(!(validate58(data3, {instancePath:instancePath+"/total_amount",parentData:data,parentDataProperty:"total_amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
const _errs13 = errors;
if(data3 !== null){
const err4 = {instancePath:instancePath+"/total_amount",schemaPath:"#/properties/total_amount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid1 = _errs13 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
if(!valid2){
const err5 = {instancePath:instancePath+"/total_amount",schemaPath:"#/properties/total_amount/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.discount_rate !== undefined){
let data4 = data.discount_rate;
const _errs16 = errors;
let counts2 = [errors];
let valid3 = false;
const _errs17 = errors;
if(!(validate55(data4, {instancePath:instancePath+"/discount_rate",parentData:data,parentDataProperty:"discount_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var _valid2 = _errs17 === errors;
counts2.push(errors);
valid3 = valid3 || _valid2;
const _errs18 = errors;
if(data4 !== null){
const err6 = {instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err6);
errors++;
}
var _valid2 = _errs18 === errors;
counts2.push(errors);
valid3 = valid3 || _valid2;
if(!valid3){
const err7 = {instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts2}};
(vErrors ??= []).push(err7);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.product_code !== undefined){
let data5 = data.product_code;
if((typeof data5 !== "string") && (data5 !== null)){
const err8 = {instancePath:instancePath+"/product_code",schemaPath:"#/properties/product_code/type",keyword:"type",params:{type: schema99.properties.product_code.type}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.tax_1_name !== undefined){
let data6 = data.tax_1_name;
if((typeof data6 !== "string") && (data6 !== null)){
const err9 = {instancePath:instancePath+"/tax_1_name",schemaPath:"#/properties/tax_1_name/type",keyword:"type",params:{type: schema99.properties.tax_1_name.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.tax_1_rate !== undefined){
let data7 = data.tax_1_rate;
const _errs25 = errors;
let counts3 = [errors];
let valid4 = false;
const _errs26 = errors;
if(!(validate55(data7, {instancePath:instancePath+"/tax_1_rate",parentData:data,parentDataProperty:"tax_1_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var _valid3 = _errs26 === errors;
counts3.push(errors);
valid4 = valid4 || _valid3;
const _errs27 = errors;
if(data7 !== null){
const err10 = {instancePath:instancePath+"/tax_1_rate",schemaPath:"#/properties/tax_1_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err10);
errors++;
}
var _valid3 = _errs27 === errors;
counts3.push(errors);
valid4 = valid4 || _valid3;
if(!valid4){
const err11 = {instancePath:instancePath+"/tax_1_rate",schemaPath:"#/properties/tax_1_rate/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts3}};
(vErrors ??= []).push(err11);
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_1_country !== undefined){
let data8 = data.tax_1_country;
const _errs30 = errors;
let counts4 = [errors];
let valid5 = false;
const _errs31 = errors;
if(!(validate67(data8, {instancePath:instancePath+"/tax_1_country",parentData:data,parentDataProperty:"tax_1_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var _valid4 = _errs31 === errors;
counts4.push(errors);
valid5 = valid5 || _valid4;
const _errs32 = errors;
if(data8 !== null){
const err12 = {instancePath:instancePath+"/tax_1_country",schemaPath:"#/properties/tax_1_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err12);
errors++;
}
var _valid4 = _errs32 === errors;
counts4.push(errors);
valid5 = valid5 || _valid4;
if(!valid5){
const err13 = {instancePath:instancePath+"/tax_1_country",schemaPath:"#/properties/tax_1_country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts4}};
(vErrors ??= []).push(err13);
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_1_region !== undefined){
let data9 = data.tax_1_region;
if((typeof data9 !== "string") && (data9 !== null)){
const err14 = {instancePath:instancePath+"/tax_1_region",schemaPath:"#/properties/tax_1_region/type",keyword:"type",params:{type: schema99.properties.tax_1_region.type}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.tax_1_transaction_type !== undefined){
let data10 = data.tax_1_transaction_type;
const _errs37 = errors;
let counts5 = [errors];
let valid6 = false;
const _errs38 = errors;
if(!(validate262(data10, {instancePath:instancePath+"/tax_1_transaction_type",parentData:data,parentDataProperty:"tax_1_transaction_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
var _valid5 = _errs38 === errors;
counts5.push(errors);
valid6 = valid6 || _valid5;
const _errs39 = errors;
if(data10 !== null){
const err15 = {instancePath:instancePath+"/tax_1_transaction_type",schemaPath:"#/properties/tax_1_transaction_type/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err15);
errors++;
}
var _valid5 = _errs39 === errors;
counts5.push(errors);
valid6 = valid6 || _valid5;
if(!valid6){
const err16 = {instancePath:instancePath+"/tax_1_transaction_type",schemaPath:"#/properties/tax_1_transaction_type/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts5}};
(vErrors ??= []).push(err16);
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_2_name !== undefined){
let data11 = data.tax_2_name;
if((typeof data11 !== "string") && (data11 !== null)){
const err17 = {instancePath:instancePath+"/tax_2_name",schemaPath:"#/properties/tax_2_name/type",keyword:"type",params:{type: schema99.properties.tax_2_name.type}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.tax_2_rate !== undefined){
let data12 = data.tax_2_rate;
const _errs44 = errors;
let counts6 = [errors];
let valid7 = false;
const _errs45 = errors;
if(!(validate55(data12, {instancePath:instancePath+"/tax_2_rate",parentData:data,parentDataProperty:"tax_2_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var _valid6 = _errs45 === errors;
counts6.push(errors);
valid7 = valid7 || _valid6;
const _errs46 = errors;
if(data12 !== null){
const err18 = {instancePath:instancePath+"/tax_2_rate",schemaPath:"#/properties/tax_2_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err18);
errors++;
}
var _valid6 = _errs46 === errors;
counts6.push(errors);
valid7 = valid7 || _valid6;
if(!valid7){
const err19 = {instancePath:instancePath+"/tax_2_rate",schemaPath:"#/properties/tax_2_rate/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts6}};
(vErrors ??= []).push(err19);
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_2_country !== undefined){
let data13 = data.tax_2_country;
const _errs49 = errors;
let counts7 = [errors];
let valid8 = false;
const _errs50 = errors;
if(!(validate67(data13, {instancePath:instancePath+"/tax_2_country",parentData:data,parentDataProperty:"tax_2_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var _valid7 = _errs50 === errors;
counts7.push(errors);
valid8 = valid8 || _valid7;
const _errs51 = errors;
if(data13 !== null){
const err20 = {instancePath:instancePath+"/tax_2_country",schemaPath:"#/properties/tax_2_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err20);
errors++;
}
var _valid7 = _errs51 === errors;
counts7.push(errors);
valid8 = valid8 || _valid7;
if(!valid8){
const err21 = {instancePath:instancePath+"/tax_2_country",schemaPath:"#/properties/tax_2_country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts7}};
(vErrors ??= []).push(err21);
errors++;
}
else {
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_2_region !== undefined){
let data14 = data.tax_2_region;
if((typeof data14 !== "string") && (data14 !== null)){
const err22 = {instancePath:instancePath+"/tax_2_region",schemaPath:"#/properties/tax_2_region/type",keyword:"type",params:{type: schema99.properties.tax_2_region.type}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.tax_2_transaction_type !== undefined){
let data15 = data.tax_2_transaction_type;
const _errs56 = errors;
let counts8 = [errors];
let valid9 = false;
const _errs57 = errors;
if(!(validate262(data15, {instancePath:instancePath+"/tax_2_transaction_type",parentData:data,parentDataProperty:"tax_2_transaction_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
var _valid8 = _errs57 === errors;
counts8.push(errors);
valid9 = valid9 || _valid8;
const _errs58 = errors;
if(data15 !== null){
const err23 = {instancePath:instancePath+"/tax_2_transaction_type",schemaPath:"#/properties/tax_2_transaction_type/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err23);
errors++;
}
var _valid8 = _errs58 === errors;
counts8.push(errors);
valid9 = valid9 || _valid8;
if(!valid9){
const err24 = {instancePath:instancePath+"/tax_2_transaction_type",schemaPath:"#/properties/tax_2_transaction_type/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts8}};
(vErrors ??= []).push(err24);
errors++;
}
else {
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err25);
errors++;
}
validate256.errors = vErrors;
return errors === 0;
}
validate256.evaluated = {"props":{"description":true,"quantity":true,"unit_price":true,"total_amount":true,"discount_rate":true,"product_code":true,"tax_1_name":true,"tax_1_rate":true,"tax_1_country":true,"tax_1_region":true,"tax_1_transaction_type":true,"tax_2_name":true,"tax_2_rate":true,"tax_2_country":true,"tax_2_region":true,"tax_2_transaction_type":true},"dynamicProps":false,"dynamicItems":false};


function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate255.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate256(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.subtotal_cents !== undefined){
if(!(validate176(data.subtotal_cents, {instancePath:instancePath+"/subtotal_cents",parentData:data,parentDataProperty:"subtotal_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
if(data.discount_cents !== undefined){
if(!(validate176(data.discount_cents, {instancePath:instancePath+"/discount_cents",parentData:data,parentDataProperty:"discount_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate255.errors = vErrors;
return errors === 0;
}
validate255.evaluated = {"props":{"id":true,"subtotal_cents":true,"discount_cents":true,"description":true,"quantity":true,"unit_price":true,"total_amount":true,"discount_rate":true,"product_code":true,"tax_1_name":true,"tax_1_rate":true,"tax_1_country":true,"tax_1_region":true,"tax_1_transaction_type":true,"tax_2_name":true,"tax_2_rate":true,"tax_2_country":true,"tax_2_region":true,"tax_2_transaction_type":true},"dynamicProps":false,"dynamicItems":false};


function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate254.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate255(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((key0 !== "id") && (key0 !== "subtotal_cents")) && (key0 !== "discount_cents")) && (key0 !== "description")) && (key0 !== "quantity")) && (key0 !== "unit_price")) && (key0 !== "total_amount")) && (key0 !== "discount_rate")) && (key0 !== "product_code")) && (key0 !== "tax_1_name")) && (key0 !== "tax_1_rate")) && (key0 !== "tax_1_country")) && (key0 !== "tax_1_region")) && (key0 !== "tax_1_transaction_type")) && (key0 !== "tax_2_name")) && (key0 !== "tax_2_rate")) && (key0 !== "tax_2_country")) && (key0 !== "tax_2_region")) && (key0 !== "tax_2_transaction_type")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate254.errors = vErrors;
return errors === 0;
}
validate254.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema101 = {"type":"array","items":{"type":"string","minLength":1,"maxLength":40}};

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate272.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(func2(data0) > 40){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 40}};
(vErrors ??= []).push(err0);
errors++;
}
if(func2(data0) < 1){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err3);
errors++;
}
validate272.errors = vErrors;
return errors === 0;
}
validate272.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema102 = {"$ref":"#/$defs/DocumentTax","properties":{"label":true,"rate":true,"country":true,"region":true,"county":true,"transaction_type":true,"amount_cents":true},"unevaluatedProperties":false};
const schema103 = {"type":"object","properties":{"label":{"type":"string"},"rate":{"$ref":"#/$defs/Percent.closed"},"country":{"$ref":"#/$defs/CountryCode.closed"},"region":{"type":["string","null"]},"county":{"type":["string","null"]},"transaction_type":{"type":"string"},"amount_cents":{"$ref":"#/$defs/Cents.closed"}}};

function validate275(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate275.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label !== undefined){
if(typeof data.label !== "string"){
const err0 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.rate !== undefined){
if(!(validate55(data.rate, {instancePath:instancePath+"/rate",parentData:data,parentDataProperty:"rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.country !== undefined){
if(!(validate67(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
let data3 = data.region;
if((typeof data3 !== "string") && (data3 !== null)){
const err1 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema103.properties.region.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.county !== undefined){
let data4 = data.county;
if((typeof data4 !== "string") && (data4 !== null)){
const err2 = {instancePath:instancePath+"/county",schemaPath:"#/properties/county/type",keyword:"type",params:{type: schema103.properties.county.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.transaction_type !== undefined){
if(typeof data.transaction_type !== "string"){
const err3 = {instancePath:instancePath+"/transaction_type",schemaPath:"#/properties/transaction_type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.amount_cents !== undefined){
if(!(validate176(data.amount_cents, {instancePath:instancePath+"/amount_cents",parentData:data,parentDataProperty:"amount_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate275.errors = vErrors;
return errors === 0;
}
validate275.evaluated = {"props":{"label":true,"rate":true,"country":true,"region":true,"county":true,"transaction_type":true,"amount_cents":true},"dynamicProps":false,"dynamicItems":false};


function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate274.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate275(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((key0 !== "label") && (key0 !== "rate")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "county")) && (key0 !== "transaction_type")) && (key0 !== "amount_cents")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate274.errors = vErrors;
return errors === 0;
}
validate274.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate252.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.contact !== undefined){
if(!(validate156(data.contact, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
if(data1.length > 1000){
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 1000}};
(vErrors ??= []).push(err2);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate254(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.tag_list !== undefined){
let data3 = data.tag_list;
const _errs6 = errors;
let counts0 = [errors];
let valid3 = false;
const _errs7 = errors;
if(!(validate272(data3, {instancePath:instancePath+"/tag_list",parentData:data,parentDataProperty:"tag_list",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
counts0.push(errors);
valid3 = valid3 || _valid0;
const _errs8 = errors;
if(data3 !== null){
const err4 = {instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid0 = _errs8 === errors;
counts0.push(errors);
valid3 = valid3 || _valid0;
if(!valid3){
const err5 = {instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.taxes !== undefined){
let data4 = data.taxes;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate274(data4[i1], {instancePath:instancePath+"/taxes/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/taxes",schemaPath:"#/properties/taxes/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.total_cents !== undefined){
if(!(validate176(data.total_cents, {instancePath:instancePath+"/total_cents",parentData:data,parentDataProperty:"total_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate252.errors = vErrors;
return errors === 0;
}
validate252.evaluated = {"props":{"contact":true,"items":true,"tag_list":true,"taxes":true,"total_cents":true},"dynamicProps":false,"dynamicItems":false};

const schema104 = {"$ref":"#/$defs/Envelope","properties":{"type":true,"recipient":true,"delivered_at":true,"service_response":true},"unevaluatedProperties":false};
const schema105 = {"type":"object","properties":{"type":{"type":"string","enum":["registration","cancellation"]},"recipient":{"type":"string","enum":["ticketbai_araba","ticketbai_gipuzkoa","ticketbai_bizkaia"]},"delivered_at":{"anyOf":[{"$ref":"#/$defs/Timestamp.closed"},{"type":"null"}]},"service_response":{"type":["string","null"]}}};

function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate288.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((data0 === "registration") || (data0 === "cancellation"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema105.properties.type.enum}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.recipient !== undefined){
let data1 = data.recipient;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/recipient",schemaPath:"#/properties/recipient/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((data1 === "ticketbai_araba") || (data1 === "ticketbai_gipuzkoa")) || (data1 === "ticketbai_bizkaia"))){
const err3 = {instancePath:instancePath+"/recipient",schemaPath:"#/properties/recipient/enum",keyword:"enum",params:{allowedValues: schema105.properties.recipient.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.delivered_at !== undefined){
let data2 = data.delivered_at;
const _errs6 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs7 = errors;
if(!(validate162(data2, {instancePath:instancePath+"/delivered_at",parentData:data,parentDataProperty:"delivered_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs8 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/delivered_at",schemaPath:"#/properties/delivered_at/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid0 = _errs8 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err5 = {instancePath:instancePath+"/delivered_at",schemaPath:"#/properties/delivered_at/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.service_response !== undefined){
let data3 = data.service_response;
if((typeof data3 !== "string") && (data3 !== null)){
const err6 = {instancePath:instancePath+"/service_response",schemaPath:"#/properties/service_response/type",keyword:"type",params:{type: schema105.properties.service_response.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate288.errors = vErrors;
return errors === 0;
}
validate288.evaluated = {"props":{"type":true,"recipient":true,"delivered_at":true,"service_response":true},"dynamicProps":false,"dynamicItems":false};


function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate287.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate288(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((key0 !== "type") && (key0 !== "recipient")) && (key0 !== "delivered_at")) && (key0 !== "service_response")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate287.errors = vErrors;
return errors === 0;
}
validate287.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate233.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
if(!(validate252(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.evidence !== undefined){
let data1 = data.evidence;
const _errs6 = errors;
let counts0 = [errors];
let valid2 = false;
const _errs7 = errors;
if(!(validate191(data1, {instancePath:instancePath+"/evidence",parentData:data,parentDataProperty:"evidence",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
counts0.push(errors);
valid2 = valid2 || _valid0;
const _errs8 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs8 === errors;
counts0.push(errors);
valid2 = valid2 || _valid0;
if(!valid2){
const err3 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.subtotal_cents !== undefined){
if(!(validate176(data.subtotal_cents, {instancePath:instancePath+"/subtotal_cents",parentData:data,parentDataProperty:"subtotal_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
if(data.discount_cents !== undefined){
if(!(validate176(data.discount_cents, {instancePath:instancePath+"/discount_cents",parentData:data,parentDataProperty:"discount_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
if(data.exchange_rate !== undefined){
let data4 = data.exchange_rate;
if((!(typeof data4 == "number")) && (data4 !== null)){
const err4 = {instancePath:instancePath+"/exchange_rate",schemaPath:"#/properties/exchange_rate/type",keyword:"type",params:{type: schema89.properties.exchange_rate.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.payments !== undefined){
let data5 = data.payments;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate215(data5[i0], {instancePath:instancePath+"/payments/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/payments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.deliveries !== undefined){
let data7 = data.deliveries;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validate287(data7[i1], {instancePath:instancePath+"/deliveries/" + i1,parentData:data7,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/deliveries",schemaPath:"#/properties/deliveries/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate162(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
if(data.permalink !== undefined){
if(!(validate164(data.permalink, {instancePath:instancePath+"/permalink",parentData:data,parentDataProperty:"permalink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
}
if(data.pdf !== undefined){
if(!(validate164(data.pdf, {instancePath:instancePath+"/pdf",parentData:data,parentDataProperty:"pdf",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(!(validate164(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate233.errors = vErrors;
return errors === 0;
}
validate233.evaluated = {"props":{"id":true,"evidence":true,"subtotal_cents":true,"discount_cents":true,"exchange_rate":true,"payments":true,"deliveries":true,"created_at":true,"permalink":true,"pdf":true,"url":true,"contact":true,"items":true,"tag_list":true,"taxes":true,"total_cents":true,"number":true,"issue_date":true,"due_date":true,"related_document":true,"tax_id":true,"processor_fee_cents":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

const schema106 = {"type":"object","properties":{"recurring_period":{"anyOf":[{"$ref":"#/$defs/RecurringPeriod.closed"},{"type":"null"}]},"recurring_frequency":{"type":["integer","null"]}}};
const schema107 = {"type":"string","enum":["days","weeks","months","years"]};

function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate298.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((((data === "days") || (data === "weeks")) || (data === "months")) || (data === "years"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema107.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate298.errors = vErrors;
return errors === 0;
}
validate298.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate297.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.recurring_period !== undefined){
let data0 = data.recurring_period;
const _errs2 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs3 = errors;
if(!(validate298(data0, {instancePath:instancePath+"/recurring_period",parentData:data,parentDataProperty:"recurring_period",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate298.errors : vErrors.concat(validate298.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/recurring_period",schemaPath:"#/properties/recurring_period/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs4 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/recurring_period",schemaPath:"#/properties/recurring_period/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.recurring_frequency !== undefined){
let data1 = data.recurring_frequency;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/recurring_frequency",schemaPath:"#/properties/recurring_frequency/type",keyword:"type",params:{type: schema106.properties.recurring_frequency.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate297.errors = vErrors;
return errors === 0;
}
validate297.evaluated = {"props":{"recurring_period":true,"recurring_frequency":true},"dynamicProps":false,"dynamicItems":false};

const schema108 = {"type":"object","properties":{"number":{"type":["string","null"],"maxLength":20},"issue_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"tax_id":{"type":["string","null"]},"payment_processor":{"type":["string","null"]},"payment_processor_id":{"type":["string","null"]}}};

function validate301(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate301.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number !== undefined){
let data0 = data.number;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: schema108.properties.number.type}};
(vErrors ??= []).push(err0);
errors++;
}
if(typeof data0 === "string"){
if(func2(data0) > 20){
const err1 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
if(data.issue_date !== undefined){
let data1 = data.issue_date;
const _errs4 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs5 = errors;
if(!(validate183(data1, {instancePath:instancePath+"/issue_date",parentData:data,parentDataProperty:"issue_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/issue_date",schemaPath:"#/properties/issue_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs6 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/issue_date",schemaPath:"#/properties/issue_date/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_id !== undefined){
let data2 = data.tax_id;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: schema108.properties.tax_id.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.payment_processor !== undefined){
let data3 = data.payment_processor;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/payment_processor",schemaPath:"#/properties/payment_processor/type",keyword:"type",params:{type: schema108.properties.payment_processor.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.payment_processor_id !== undefined){
let data4 = data.payment_processor_id;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/payment_processor_id",schemaPath:"#/properties/payment_processor_id/type",keyword:"type",params:{type: schema108.properties.payment_processor_id.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate301.errors = vErrors;
return errors === 0;
}
validate301.evaluated = {"props":{"number":true,"issue_date":true,"tax_id":true,"payment_processor":true,"payment_processor_id":true},"dynamicProps":false,"dynamicItems":false};


function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate232.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate233(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
if(!(validate297(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
errors = vErrors.length;
}
if(!(validate301(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((((((data0 === "outstanding") || (data0 === "late")) || (data0 === "uncollectible")) || (data0 === "paid")) || (data0 === "refunded")) || (data0 === "archived"))){
const err1 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema88.properties.state.enum}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate232.errors = vErrors;
return errors === 0;
}
validate232.evaluated = {"props":{"state":true,"number":true,"issue_date":true,"tax_id":true,"payment_processor":true,"payment_processor_id":true,"recurring_period":true,"recurring_frequency":true,"id":true,"evidence":true,"subtotal_cents":true,"discount_cents":true,"exchange_rate":true,"payments":true,"deliveries":true,"created_at":true,"permalink":true,"pdf":true,"url":true,"contact":true,"items":true,"tag_list":true,"taxes":true,"total_cents":true,"due_date":true,"related_document":true,"processor_fee_cents":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate232(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((((((((((((((((key0 !== "state") && (key0 !== "id")) && (key0 !== "evidence")) && (key0 !== "subtotal_cents")) && (key0 !== "discount_cents")) && (key0 !== "exchange_rate")) && (key0 !== "payments")) && (key0 !== "deliveries")) && (key0 !== "created_at")) && (key0 !== "permalink")) && (key0 !== "pdf")) && (key0 !== "url")) && (key0 !== "number")) && (key0 !== "issue_date")) && (key0 !== "due_date")) && (key0 !== "related_document")) && (key0 !== "tax_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "notes")) && (key0 !== "payment_details")) && (key0 !== "po_number")) && (key0 !== "custom_metadata")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "tag_list")) && (key0 !== "taxes")) && (key0 !== "total_cents")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "payment_processor")) && (key0 !== "payment_processor_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate230.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate231(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate230.errors = vErrors;
return errors === 0;
}
validate230.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const response_X_Pages_HasMore = validate306;
const schema109 = {"type":"string","enum":["true","false"]};

function validate306(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate306.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((data === "true") || (data === "false"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema109.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate306.errors = vErrors;
return errors === 0;
}
validate306.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const response_X_Pages_NextPage = validate307;
const schema110 = {"type":"string","format":"uri"};

function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate307.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats2(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate307.errors = vErrors;
return errors === 0;
}
validate307.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const request_listInvoices_query = validate308;
const schema111 = {"type":"object","properties":{"q":{"type":"string"},"date":{"$ref":"#/$defs/DateRange.closed"},"state":{"type":"string","enum":["outstanding","late","uncollectible","paid","refunded","archived"]},"processor_id":{"type":"string"},"contact":{"type":"integer"},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};
const schema112 = {"type":"string","pattern":"^(\\d{4}-\\d\\d-\\d\\d,\\d{4}-\\d\\d-\\d\\d|\\d{4}/\\d\\d/\\d\\d,\\d{4}/\\d\\d/\\d\\d)$","format":"date-range"};
const formats8 = formats["date-range"];
const pattern10 = new RegExp("^(\\d{4}-\\d\\d-\\d\\d,\\d{4}-\\d\\d-\\d\\d|\\d{4}/\\d\\d/\\d\\d,\\d{4}/\\d\\d/\\d\\d)$", "u");

function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate309.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern10.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(\\d{4}-\\d\\d-\\d\\d,\\d{4}-\\d\\d-\\d\\d|\\d{4}/\\d\\d/\\d\\d,\\d{4}/\\d\\d/\\d\\d)$"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(formats8(data))){
const err1 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-range"}};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
validate309.errors = vErrors;
return errors === 0;
}
validate309.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate308.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "q") || (key0 === "date")) || (key0 === "state")) || (key0 === "processor_id")) || (key0 === "contact")) || (key0 === "created_before")) || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.q !== undefined){
if(typeof data.q !== "string"){
const err1 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.date !== undefined){
if(!(validate309(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!((((((data2 === "outstanding") || (data2 === "late")) || (data2 === "uncollectible")) || (data2 === "paid")) || (data2 === "refunded")) || (data2 === "archived"))){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema111.properties.state.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.processor_id !== undefined){
if(typeof data.processor_id !== "string"){
const err4 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.contact !== undefined){
let data4 = data.contact;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err5 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.created_before !== undefined){
let data5 = data.created_before;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err6 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.limit !== undefined){
let data6 = data.limit;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
if(typeof data6 == "number"){
if(data6 > 100 || isNaN(data6)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err8);
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err9 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err10);
errors++;
}
validate308.errors = vErrors;
return errors === 0;
}
validate308.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createInvoice_body = validate311;
const schema113 = {"$ref":"#/$defs/InvoiceCreate","properties":{"number":true,"evidence":true,"issue_date":true,"due_date":true,"related_document":true,"tax_id":true,"processor_fee_cents":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"contact":true,"items":true,"tag_list":true,"recurring_period":true,"recurring_frequency":true,"payment_processor":true,"payment_processor_id":true},"unevaluatedProperties":false};
const schema114 = {"allOf":[{"$ref":"#/$defs/IssuedDocumentInput"},{"$ref":"#/$defs/DocumentInput"},{"$ref":"#/$defs/RecurringInterval"},{"$ref":"#/$defs/SalesDocumentFields"}],"type":"object","required":["contact","items"],"properties":{"number":{"type":["string","null"],"maxLength":20}}};
const schema115 = {"allOf":[{"$ref":"#/$defs/IssuedDocumentFields"}],"type":"object","properties":{"evidence":{"anyOf":[{"$ref":"#/$defs/EvidenceNested.closed"},{"type":"null"}]}}};
const schema116 = {"allOf":[{"$ref":"#/$defs/DocumentFields"},{"$ref":"#/$defs/AddressAndAttachment"}],"type":"object","properties":{"number":{"type":["string","null"],"maxLength":20},"issue_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"due_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"related_document":{"anyOf":[{"$ref":"#/$defs/RelatedDocument.closed"},{"type":"null"}]},"tax_id":{"type":["string","null"]},"processor_fee_cents":{"anyOf":[{"$ref":"#/$defs/Cents.closed"},{"type":"null"}]}}};
const schema117 = {"allOf":[{"$ref":"#/$defs/DocumentNotes"}],"type":"object","properties":{"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"subject":{"type":["string","null"]}}};
const schema118 = {"type":"object","properties":{"notes":{"type":["string","null"]},"payment_details":{"type":["string","null"]},"po_number":{"type":["string","null"]},"custom_metadata":{"anyOf":[{"$ref":"#/$defs/CustomMetadata.closed"},{"type":"null"}]}}};

function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate316.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.notes !== undefined){
let data0 = data.notes;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema118.properties.notes.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.payment_details !== undefined){
let data1 = data.payment_details;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/payment_details",schemaPath:"#/properties/payment_details/type",keyword:"type",params:{type: schema118.properties.payment_details.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.po_number !== undefined){
let data2 = data.po_number;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/po_number",schemaPath:"#/properties/po_number/type",keyword:"type",params:{type: schema118.properties.po_number.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.custom_metadata !== undefined){
let data3 = data.custom_metadata;
const _errs8 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs9 = errors;
if(!(validate151(data3, {instancePath:instancePath+"/custom_metadata",parentData:data,parentDataProperty:"custom_metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data3 !== null){
const err3 = {instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs10 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/custom_metadata",schemaPath:"#/properties/custom_metadata/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate316.errors = vErrors;
return errors === 0;
}
validate316.evaluated = {"props":{"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate315.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate316(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate316.errors : vErrors.concat(validate316.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currency !== undefined){
let data0 = data.currency;
const _errs3 = errors;
let counts0 = [errors];
let valid2 = false;
const _errs4 = errors;
if(!(validate90(data0, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
counts0.push(errors);
valid2 = valid2 || _valid0;
const _errs5 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs5 === errors;
counts0.push(errors);
valid2 = valid2 || _valid0;
if(!valid2){
const err1 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.subject !== undefined){
let data1 = data.subject;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: schema117.properties.subject.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate315.errors = vErrors;
return errors === 0;
}
validate315.evaluated = {"props":{"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

const schema119 = {"type":"object","properties":{"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"region":{"type":["string","null"]},"postal_code":{"type":["string","null"]},"city":{"type":["string","null"]},"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]},"attachment":{"$ref":"#/$defs/Attachment.closed"}}};
const schema120 = {"$ref":"#/$defs/Attachment","properties":{"data":true,"filename":true,"public":true},"unevaluatedProperties":false};
const schema121 = {"type":"object","required":["data","filename"],"properties":{"data":{"type":"string","format":"byte","contentEncoding":"base64"},"filename":{"type":"string"},"public":{"type":"boolean"}}};
const formats10 = formats.byte;

function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate324.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.filename === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filename"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(typeof data0 === "string"){
if(!(formats10(data0))){
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/format",keyword:"format",params:{format: "byte"}};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.filename !== undefined){
if(typeof data.filename !== "string"){
const err4 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.public !== undefined){
if(typeof data.public !== "boolean"){
const err5 = {instancePath:instancePath+"/public",schemaPath:"#/properties/public/type",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err6);
errors++;
}
validate324.errors = vErrors;
return errors === 0;
}
validate324.evaluated = {"props":{"data":true,"filename":true,"public":true},"dynamicProps":false,"dynamicItems":false};


function validate323(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate323.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate324(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((key0 !== "data") && (key0 !== "filename")) && (key0 !== "public")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate323.errors = vErrors;
return errors === 0;
}
validate323.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate321(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate321.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country !== undefined){
let data0 = data.country;
const _errs2 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs3 = errors;
if(!(validate79(data0, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs4 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.region !== undefined){
let data1 = data.region;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema119.properties.region.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.postal_code !== undefined){
let data2 = data.postal_code;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema119.properties.postal_code.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.city !== undefined){
let data3 = data.city;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema119.properties.city.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.street_line_1 !== undefined){
let data4 = data.street_line_1;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema119.properties.street_line_1.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.street_line_2 !== undefined){
let data5 = data.street_line_2;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema119.properties.street_line_2.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.attachment !== undefined){
if(!(validate323(data.attachment, {instancePath:instancePath+"/attachment",parentData:data,parentDataProperty:"attachment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate321.errors = vErrors;
return errors === 0;
}
validate321.evaluated = {"props":{"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true},"dynamicProps":false,"dynamicItems":false};

const schema122 = {"$ref":"#/$defs/RelatedDocument","properties":{"id":true,"type":true},"unevaluatedProperties":false};
const schema123 = {"type":"object","properties":{"id":{"type":"integer"},"type":{"type":"string"}}};

function validate331(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate331.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate331.errors = vErrors;
return errors === 0;
}
validate331.evaluated = {"props":{"id":true,"type":true},"dynamicProps":false,"dynamicItems":false};


function validate330(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate330.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate331(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((key0 !== "id") && (key0 !== "type")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate330.errors = vErrors;
return errors === 0;
}
validate330.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate314.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate315(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
errors = vErrors.length;
}
if(!(validate321(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number !== undefined){
let data0 = data.number;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: schema116.properties.number.type}};
(vErrors ??= []).push(err0);
errors++;
}
if(typeof data0 === "string"){
if(func2(data0) > 20){
const err1 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
if(data.issue_date !== undefined){
let data1 = data.issue_date;
const _errs6 = errors;
let counts0 = [errors];
let valid2 = false;
const _errs7 = errors;
if(!(validate86(data1, {instancePath:instancePath+"/issue_date",parentData:data,parentDataProperty:"issue_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
counts0.push(errors);
valid2 = valid2 || _valid0;
const _errs8 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/issue_date",schemaPath:"#/properties/issue_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs8 === errors;
counts0.push(errors);
valid2 = valid2 || _valid0;
if(!valid2){
const err3 = {instancePath:instancePath+"/issue_date",schemaPath:"#/properties/issue_date/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.due_date !== undefined){
let data2 = data.due_date;
const _errs11 = errors;
let counts1 = [errors];
let valid3 = false;
const _errs12 = errors;
if(!(validate86(data2, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
counts1.push(errors);
valid3 = valid3 || _valid1;
const _errs13 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid1 = _errs13 === errors;
counts1.push(errors);
valid3 = valid3 || _valid1;
if(!valid3){
const err5 = {instancePath:instancePath+"/due_date",schemaPath:"#/properties/due_date/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.related_document !== undefined){
let data3 = data.related_document;
const _errs16 = errors;
let counts2 = [errors];
let valid4 = false;
const _errs17 = errors;
if(!(validate330(data3, {instancePath:instancePath+"/related_document",parentData:data,parentDataProperty:"related_document",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
errors = vErrors.length;
}
var _valid2 = _errs17 === errors;
counts2.push(errors);
valid4 = valid4 || _valid2;
const _errs18 = errors;
if(data3 !== null){
const err6 = {instancePath:instancePath+"/related_document",schemaPath:"#/properties/related_document/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err6);
errors++;
}
var _valid2 = _errs18 === errors;
counts2.push(errors);
valid4 = valid4 || _valid2;
if(!valid4){
const err7 = {instancePath:instancePath+"/related_document",schemaPath:"#/properties/related_document/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts2}};
(vErrors ??= []).push(err7);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_id !== undefined){
let data4 = data.tax_id;
if((typeof data4 !== "string") && (data4 !== null)){
const err8 = {instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: schema116.properties.tax_id.type}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.processor_fee_cents !== undefined){
let data5 = data.processor_fee_cents;
const _errs23 = errors;
let counts3 = [errors];
let valid5 = false;
const _errs24 = errors;
if(!(validate147(data5, {instancePath:instancePath+"/processor_fee_cents",parentData:data,parentDataProperty:"processor_fee_cents",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
var _valid3 = _errs24 === errors;
counts3.push(errors);
valid5 = valid5 || _valid3;
const _errs25 = errors;
if(data5 !== null){
const err9 = {instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err9);
errors++;
}
var _valid3 = _errs25 === errors;
counts3.push(errors);
valid5 = valid5 || _valid3;
if(!valid5){
const err10 = {instancePath:instancePath+"/processor_fee_cents",schemaPath:"#/properties/processor_fee_cents/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts3}};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err11);
errors++;
}
validate314.errors = vErrors;
return errors === 0;
}
validate314.evaluated = {"props":{"number":true,"issue_date":true,"due_date":true,"related_document":true,"tax_id":true,"processor_fee_cents":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate313.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate314(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.evidence !== undefined){
let data0 = data.evidence;
const _errs3 = errors;
let counts0 = [errors];
let valid2 = false;
const _errs4 = errors;
if(!(validate138(data0, {instancePath:instancePath+"/evidence",parentData:data,parentDataProperty:"evidence",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
counts0.push(errors);
valid2 = valid2 || _valid0;
const _errs5 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs5 === errors;
counts0.push(errors);
valid2 = valid2 || _valid0;
if(!valid2){
const err1 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate313.errors = vErrors;
return errors === 0;
}
validate313.evaluated = {"props":{"evidence":true,"number":true,"issue_date":true,"due_date":true,"related_document":true,"tax_id":true,"processor_fee_cents":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};

const schema124 = {"type":"object","properties":{"contact":{"$ref":"#/$defs/ContactInput.closed"},"items":{"type":"array","minItems":1,"maxItems":200,"items":{"$ref":"#/$defs/DocumentItemInput.closed"}},"tag_list":{"anyOf":[{"$ref":"#/$defs/TagListInput.closed"},{"type":"null"}]}}};
const schema125 = {"$ref":"#/$defs/DocumentItemInput","properties":{"description":true,"quantity":true,"unit_price":true,"total_amount":true,"discount_rate":true,"product_code":true,"tax_1_name":true,"tax_1_rate":true,"tax_1_country":true,"tax_1_region":true,"tax_1_transaction_type":true,"tax_2_name":true,"tax_2_rate":true,"tax_2_country":true,"tax_2_region":true,"tax_2_transaction_type":true},"unevaluatedProperties":false};
const schema126 = {"allOf":[{"$ref":"#/$defs/DocumentItemFields"},{"anyOf":[{"required":["unit_price"],"properties":{"unit_price":{"type":"number"}}},{"required":["total_amount"],"properties":{"total_amount":{"type":"number"}}}]}],"type":"object"};
const schema127 = {"type":"object","properties":{"description":{"type":["string","null"]},"quantity":{"type":"number"},"unit_price":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"total_amount":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"discount_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"product_code":{"type":["string","null"]},"tax_1_name":{"type":["string","null"]},"tax_1_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"tax_1_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"tax_1_region":{"type":["string","null"]},"tax_1_transaction_type":{"anyOf":[{"$ref":"#/$defs/TaxClass.closed"},{"type":"null"}]},"tax_2_name":{"type":["string","null"]},"tax_2_rate":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"tax_2_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"tax_2_region":{"type":["string","null"]},"tax_2_transaction_type":{"anyOf":[{"$ref":"#/$defs/TaxClass.closed"},{"type":"null"}]}}};
const schema128 = {"type":"string","enum":["consulting","eservice","ebook","saas","standard","reduced"]};

function validate348(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate348.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((((((data === "consulting") || (data === "eservice")) || (data === "ebook")) || (data === "saas")) || (data === "standard")) || (data === "reduced"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema128.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate348.errors = vErrors;
return errors === 0;
}
validate348.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate342.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description !== undefined){
let data0 = data.description;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema127.properties.description.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.quantity !== undefined){
if(!(typeof data.quantity == "number")){
const err1 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.unit_price !== undefined){
let data2 = data.unit_price;
const _errs6 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs7 = errors;
if(!(validate88(data2, {instancePath:instancePath+"/unit_price",parentData:data,parentDataProperty:"unit_price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs8 = errors;
if(data2 !== null){
const err2 = {instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs8 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/unit_price",schemaPath:"#/properties/unit_price/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.total_amount !== undefined){
let data3 = data.total_amount;
const _errs11 = errors;
let counts1 = [errors];
let valid2 = false;
const _errs12 = errors;
if(!(validate88(data3, {instancePath:instancePath+"/total_amount",parentData:data,parentDataProperty:"total_amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
const _errs13 = errors;
if(data3 !== null){
const err4 = {instancePath:instancePath+"/total_amount",schemaPath:"#/properties/total_amount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid1 = _errs13 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
if(!valid2){
const err5 = {instancePath:instancePath+"/total_amount",schemaPath:"#/properties/total_amount/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.discount_rate !== undefined){
let data4 = data.discount_rate;
const _errs16 = errors;
let counts2 = [errors];
let valid3 = false;
const _errs17 = errors;
if(!(validate97(data4, {instancePath:instancePath+"/discount_rate",parentData:data,parentDataProperty:"discount_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var _valid2 = _errs17 === errors;
counts2.push(errors);
valid3 = valid3 || _valid2;
const _errs18 = errors;
if(data4 !== null){
const err6 = {instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err6);
errors++;
}
var _valid2 = _errs18 === errors;
counts2.push(errors);
valid3 = valid3 || _valid2;
if(!valid3){
const err7 = {instancePath:instancePath+"/discount_rate",schemaPath:"#/properties/discount_rate/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts2}};
(vErrors ??= []).push(err7);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.product_code !== undefined){
let data5 = data.product_code;
if((typeof data5 !== "string") && (data5 !== null)){
const err8 = {instancePath:instancePath+"/product_code",schemaPath:"#/properties/product_code/type",keyword:"type",params:{type: schema127.properties.product_code.type}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.tax_1_name !== undefined){
let data6 = data.tax_1_name;
if((typeof data6 !== "string") && (data6 !== null)){
const err9 = {instancePath:instancePath+"/tax_1_name",schemaPath:"#/properties/tax_1_name/type",keyword:"type",params:{type: schema127.properties.tax_1_name.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.tax_1_rate !== undefined){
let data7 = data.tax_1_rate;
const _errs25 = errors;
let counts3 = [errors];
let valid4 = false;
const _errs26 = errors;
if(!(validate97(data7, {instancePath:instancePath+"/tax_1_rate",parentData:data,parentDataProperty:"tax_1_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var _valid3 = _errs26 === errors;
counts3.push(errors);
valid4 = valid4 || _valid3;
const _errs27 = errors;
if(data7 !== null){
const err10 = {instancePath:instancePath+"/tax_1_rate",schemaPath:"#/properties/tax_1_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err10);
errors++;
}
var _valid3 = _errs27 === errors;
counts3.push(errors);
valid4 = valid4 || _valid3;
if(!valid4){
const err11 = {instancePath:instancePath+"/tax_1_rate",schemaPath:"#/properties/tax_1_rate/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts3}};
(vErrors ??= []).push(err11);
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_1_country !== undefined){
let data8 = data.tax_1_country;
const _errs30 = errors;
let counts4 = [errors];
let valid5 = false;
const _errs31 = errors;
if(!(validate79(data8, {instancePath:instancePath+"/tax_1_country",parentData:data,parentDataProperty:"tax_1_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var _valid4 = _errs31 === errors;
counts4.push(errors);
valid5 = valid5 || _valid4;
const _errs32 = errors;
if(data8 !== null){
const err12 = {instancePath:instancePath+"/tax_1_country",schemaPath:"#/properties/tax_1_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err12);
errors++;
}
var _valid4 = _errs32 === errors;
counts4.push(errors);
valid5 = valid5 || _valid4;
if(!valid5){
const err13 = {instancePath:instancePath+"/tax_1_country",schemaPath:"#/properties/tax_1_country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts4}};
(vErrors ??= []).push(err13);
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_1_region !== undefined){
let data9 = data.tax_1_region;
if((typeof data9 !== "string") && (data9 !== null)){
const err14 = {instancePath:instancePath+"/tax_1_region",schemaPath:"#/properties/tax_1_region/type",keyword:"type",params:{type: schema127.properties.tax_1_region.type}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.tax_1_transaction_type !== undefined){
let data10 = data.tax_1_transaction_type;
const _errs37 = errors;
let counts5 = [errors];
let valid6 = false;
const _errs38 = errors;
if(!(validate348(data10, {instancePath:instancePath+"/tax_1_transaction_type",parentData:data,parentDataProperty:"tax_1_transaction_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
errors = vErrors.length;
}
var _valid5 = _errs38 === errors;
counts5.push(errors);
valid6 = valid6 || _valid5;
const _errs39 = errors;
if(data10 !== null){
const err15 = {instancePath:instancePath+"/tax_1_transaction_type",schemaPath:"#/properties/tax_1_transaction_type/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err15);
errors++;
}
var _valid5 = _errs39 === errors;
counts5.push(errors);
valid6 = valid6 || _valid5;
if(!valid6){
const err16 = {instancePath:instancePath+"/tax_1_transaction_type",schemaPath:"#/properties/tax_1_transaction_type/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts5}};
(vErrors ??= []).push(err16);
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_2_name !== undefined){
let data11 = data.tax_2_name;
if((typeof data11 !== "string") && (data11 !== null)){
const err17 = {instancePath:instancePath+"/tax_2_name",schemaPath:"#/properties/tax_2_name/type",keyword:"type",params:{type: schema127.properties.tax_2_name.type}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.tax_2_rate !== undefined){
let data12 = data.tax_2_rate;
const _errs44 = errors;
let counts6 = [errors];
let valid7 = false;
const _errs45 = errors;
if(!(validate97(data12, {instancePath:instancePath+"/tax_2_rate",parentData:data,parentDataProperty:"tax_2_rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var _valid6 = _errs45 === errors;
counts6.push(errors);
valid7 = valid7 || _valid6;
const _errs46 = errors;
if(data12 !== null){
const err18 = {instancePath:instancePath+"/tax_2_rate",schemaPath:"#/properties/tax_2_rate/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err18);
errors++;
}
var _valid6 = _errs46 === errors;
counts6.push(errors);
valid7 = valid7 || _valid6;
if(!valid7){
const err19 = {instancePath:instancePath+"/tax_2_rate",schemaPath:"#/properties/tax_2_rate/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts6}};
(vErrors ??= []).push(err19);
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_2_country !== undefined){
let data13 = data.tax_2_country;
const _errs49 = errors;
let counts7 = [errors];
let valid8 = false;
const _errs50 = errors;
if(!(validate79(data13, {instancePath:instancePath+"/tax_2_country",parentData:data,parentDataProperty:"tax_2_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var _valid7 = _errs50 === errors;
counts7.push(errors);
valid8 = valid8 || _valid7;
const _errs51 = errors;
if(data13 !== null){
const err20 = {instancePath:instancePath+"/tax_2_country",schemaPath:"#/properties/tax_2_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err20);
errors++;
}
var _valid7 = _errs51 === errors;
counts7.push(errors);
valid8 = valid8 || _valid7;
if(!valid8){
const err21 = {instancePath:instancePath+"/tax_2_country",schemaPath:"#/properties/tax_2_country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts7}};
(vErrors ??= []).push(err21);
errors++;
}
else {
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_2_region !== undefined){
let data14 = data.tax_2_region;
if((typeof data14 !== "string") && (data14 !== null)){
const err22 = {instancePath:instancePath+"/tax_2_region",schemaPath:"#/properties/tax_2_region/type",keyword:"type",params:{type: schema127.properties.tax_2_region.type}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.tax_2_transaction_type !== undefined){
let data15 = data.tax_2_transaction_type;
const _errs56 = errors;
let counts8 = [errors];
let valid9 = false;
const _errs57 = errors;
if(!(validate348(data15, {instancePath:instancePath+"/tax_2_transaction_type",parentData:data,parentDataProperty:"tax_2_transaction_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
errors = vErrors.length;
}
var _valid8 = _errs57 === errors;
counts8.push(errors);
valid9 = valid9 || _valid8;
const _errs58 = errors;
if(data15 !== null){
const err23 = {instancePath:instancePath+"/tax_2_transaction_type",schemaPath:"#/properties/tax_2_transaction_type/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err23);
errors++;
}
var _valid8 = _errs58 === errors;
counts8.push(errors);
valid9 = valid9 || _valid8;
if(!valid9){
const err24 = {instancePath:instancePath+"/tax_2_transaction_type",schemaPath:"#/properties/tax_2_transaction_type/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts8}};
(vErrors ??= []).push(err24);
errors++;
}
else {
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err25);
errors++;
}
validate342.errors = vErrors;
return errors === 0;
}
validate342.evaluated = {"props":{"description":true,"quantity":true,"unit_price":true,"total_amount":true,"discount_rate":true,"product_code":true,"tax_1_name":true,"tax_1_rate":true,"tax_1_country":true,"tax_1_region":true,"tax_1_transaction_type":true,"tax_2_name":true,"tax_2_rate":true,"tax_2_country":true,"tax_2_region":true,"tax_2_transaction_type":true},"dynamicProps":false,"dynamicItems":false};


function validate341(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate341.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(validate342(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
errors = vErrors.length;
}
const _errs3 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.unit_price === undefined){
const err1 = {instancePath,schemaPath:"#/allOf/1/anyOf/0/required",keyword:"required",params:{missingProperty: "unit_price"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.unit_price !== undefined){
if(!(typeof data.unit_price == "number")){
const err2 = {instancePath:instancePath+"/unit_price",schemaPath:"#/allOf/1/anyOf/0/properties/unit_price/type",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
var _valid0 = _errs4 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.unit_price = true;
}
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total_amount === undefined){
const err3 = {instancePath,schemaPath:"#/allOf/1/anyOf/1/required",keyword:"required",params:{missingProperty: "total_amount"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.total_amount !== undefined){
if(!(typeof data.total_amount == "number")){
const err4 = {instancePath:instancePath+"/total_amount",schemaPath:"#/allOf/1/anyOf/1/properties/total_amount/type",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
var _valid0 = _errs7 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.total_amount = true;
}
}
if(!valid1){
const err5 = {instancePath,schemaPath:"#/allOf/1/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
if(props0 !== true){
props0 = props0 || {};
props0.description = true;
props0.quantity = true;
props0.unit_price = true;
props0.total_amount = true;
props0.discount_rate = true;
props0.product_code = true;
props0.tax_1_name = true;
props0.tax_1_rate = true;
props0.tax_1_country = true;
props0.tax_1_region = true;
props0.tax_1_transaction_type = true;
props0.tax_2_name = true;
props0.tax_2_rate = true;
props0.tax_2_country = true;
props0.tax_2_region = true;
props0.tax_2_transaction_type = true;
}
validate341.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate341.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate340(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate340.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate341(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate341.errors : vErrors.concat(validate341.errors);
errors = vErrors.length;
}
else {
var props0 = validate341.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.description = true;
props0.quantity = true;
props0.unit_price = true;
props0.total_amount = true;
props0.discount_rate = true;
props0.product_code = true;
props0.tax_1_name = true;
props0.tax_1_rate = true;
props0.tax_1_country = true;
props0.tax_1_region = true;
props0.tax_1_transaction_type = true;
props0.tax_2_name = true;
props0.tax_2_rate = true;
props0.tax_2_country = true;
props0.tax_2_region = true;
props0.tax_2_transaction_type = true;
}
if(props0 !== true){
for(const key0 in data){
if(!props0 || !props0[key0]){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
}
validate340.errors = vErrors;
return errors === 0;
}
validate340.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema129 = {"oneOf":[{"$ref":"#/$defs/TagList.closed"},{"$ref":"#/$defs/TagString.closed"}]};
const schema130 = {"type":"array","items":{"type":"string","minLength":1,"maxLength":40}};

function validate357(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate357.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(func2(data0) > 40){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 40}};
(vErrors ??= []).push(err0);
errors++;
}
if(func2(data0) < 1){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err3);
errors++;
}
validate357.errors = vErrors;
return errors === 0;
}
validate357.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate356(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate356.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let counts0 = [errors];
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate357(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
counts0.push(errors);
if(_valid0){
valid0 = true;
passing0 = 0;
var items0 = true;
}
const _errs2 = errors;
if(!(validate149(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
counts0.push(errors);
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0, counts: counts0}};
(vErrors ??= []).push(err0);
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate356.errors = vErrors;
evaluated0.items = items0;
return errors === 0;
}
validate356.evaluated = {"dynamicProps":false,"dynamicItems":true};


function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate338.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact !== undefined){
if(!(validate115(data.contact, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
if(data1.length > 200){
const err0 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 200}};
(vErrors ??= []).push(err0);
errors++;
}
if(data1.length < 1){
const err1 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err1);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate340(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.tag_list !== undefined){
let data3 = data.tag_list;
const _errs6 = errors;
let counts0 = [errors];
let valid3 = false;
const _errs7 = errors;
if(!(validate356(data3, {instancePath:instancePath+"/tag_list",parentData:data,parentDataProperty:"tag_list",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
counts0.push(errors);
valid3 = valid3 || _valid0;
const _errs8 = errors;
if(data3 !== null){
const err3 = {instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs8 === errors;
counts0.push(errors);
valid3 = valid3 || _valid0;
if(!valid3){
const err4 = {instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate338.errors = vErrors;
return errors === 0;
}
validate338.evaluated = {"props":{"contact":true,"items":true,"tag_list":true},"dynamicProps":false,"dynamicItems":false};

const schema131 = {"type":"object","properties":{"recurring_period":{"anyOf":[{"$ref":"#/$defs/RecurringPeriod.closed"},{"type":"null"}]},"recurring_frequency":{"type":["integer","null"]}}};
const schema132 = {"type":"string","enum":["days","weeks","months","years"]};

function validate363(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate363.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((((data === "days") || (data === "weeks")) || (data === "months")) || (data === "years"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema132.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate363.errors = vErrors;
return errors === 0;
}
validate363.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate362(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate362.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.recurring_period !== undefined){
let data0 = data.recurring_period;
const _errs2 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs3 = errors;
if(!(validate363(data0, {instancePath:instancePath+"/recurring_period",parentData:data,parentDataProperty:"recurring_period",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate363.errors : vErrors.concat(validate363.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/recurring_period",schemaPath:"#/properties/recurring_period/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs4 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/recurring_period",schemaPath:"#/properties/recurring_period/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.recurring_frequency !== undefined){
let data1 = data.recurring_frequency;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/recurring_frequency",schemaPath:"#/properties/recurring_frequency/type",keyword:"type",params:{type: schema131.properties.recurring_frequency.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate362.errors = vErrors;
return errors === 0;
}
validate362.evaluated = {"props":{"recurring_period":true,"recurring_frequency":true},"dynamicProps":false,"dynamicItems":false};

const schema133 = {"type":"object","properties":{"number":{"type":["string","null"],"maxLength":20},"issue_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"tax_id":{"type":["string","null"]},"payment_processor":{"type":["string","null"]},"payment_processor_id":{"type":["string","null"]}}};

function validate366(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate366.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number !== undefined){
let data0 = data.number;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: schema133.properties.number.type}};
(vErrors ??= []).push(err0);
errors++;
}
if(typeof data0 === "string"){
if(func2(data0) > 20){
const err1 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
if(data.issue_date !== undefined){
let data1 = data.issue_date;
const _errs4 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs5 = errors;
if(!(validate86(data1, {instancePath:instancePath+"/issue_date",parentData:data,parentDataProperty:"issue_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/issue_date",schemaPath:"#/properties/issue_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs6 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/issue_date",schemaPath:"#/properties/issue_date/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_id !== undefined){
let data2 = data.tax_id;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: schema133.properties.tax_id.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.payment_processor !== undefined){
let data3 = data.payment_processor;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/payment_processor",schemaPath:"#/properties/payment_processor/type",keyword:"type",params:{type: schema133.properties.payment_processor.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.payment_processor_id !== undefined){
let data4 = data.payment_processor_id;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/payment_processor_id",schemaPath:"#/properties/payment_processor_id/type",keyword:"type",params:{type: schema133.properties.payment_processor_id.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate366.errors = vErrors;
return errors === 0;
}
validate366.evaluated = {"props":{"number":true,"issue_date":true,"tax_id":true,"payment_processor":true,"payment_processor_id":true},"dynamicProps":false,"dynamicItems":false};


function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate312.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate313(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
if(!(validate338(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
if(!(validate362(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
errors = vErrors.length;
}
if(!(validate366(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.number !== undefined){
let data0 = data.number;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: schema114.properties.number.type}};
(vErrors ??= []).push(err2);
errors++;
}
if(typeof data0 === "string"){
if(func2(data0) > 20){
const err3 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate312.errors = vErrors;
return errors === 0;
}
validate312.evaluated = {"props":{"number":true,"issue_date":true,"tax_id":true,"payment_processor":true,"payment_processor_id":true,"recurring_period":true,"recurring_frequency":true,"contact":true,"items":true,"tag_list":true,"evidence":true,"due_date":true,"related_document":true,"processor_fee_cents":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate311.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate312(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((((key0 !== "number") && (key0 !== "evidence")) && (key0 !== "issue_date")) && (key0 !== "due_date")) && (key0 !== "related_document")) && (key0 !== "tax_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "notes")) && (key0 !== "payment_details")) && (key0 !== "po_number")) && (key0 !== "custom_metadata")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "attachment")) && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "tag_list")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "payment_processor")) && (key0 !== "payment_processor_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate311.errors = vErrors;
return errors === 0;
}
validate311.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_Invoice = validate370;

function validate370(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate370.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate232(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((((((((((((((((key0 !== "state") && (key0 !== "id")) && (key0 !== "evidence")) && (key0 !== "subtotal_cents")) && (key0 !== "discount_cents")) && (key0 !== "exchange_rate")) && (key0 !== "payments")) && (key0 !== "deliveries")) && (key0 !== "created_at")) && (key0 !== "permalink")) && (key0 !== "pdf")) && (key0 !== "url")) && (key0 !== "number")) && (key0 !== "issue_date")) && (key0 !== "due_date")) && (key0 !== "related_document")) && (key0 !== "tax_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "notes")) && (key0 !== "payment_details")) && (key0 !== "po_number")) && (key0 !== "custom_metadata")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "tag_list")) && (key0 !== "taxes")) && (key0 !== "total_cents")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "payment_processor")) && (key0 !== "payment_processor_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate370.errors = vErrors;
return errors === 0;
}
validate370.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createInvoice_query = validate372;
const schema135 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate372(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate372.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate372.errors = vErrors;
return errors === 0;
}
validate372.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getInvoice_query = validate373;
const schema136 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate373(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate373.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate373.errors = vErrors;
return errors === 0;
}
validate373.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateInvoice_body = validate374;
const schema137 = {"anyOf":[{"$ref":"#/$defs/FinalDocument.closed"},{"$ref":"#/$defs/InvoiceUpdate.closed"}]};
const schema138 = {"$ref":"#/$defs/FinalDocument","properties":{"tag_list":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true},"unevaluatedProperties":false};
const schema139 = {"allOf":[{"$ref":"#/$defs/DocumentNotes"},{"$ref":"#/$defs/AddressAndAttachment"}],"type":"object","properties":{"tag_list":{"anyOf":[{"$ref":"#/$defs/TagListInput.closed"},{"type":"null"}]}}};

function validate376(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate376.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate316(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate316.errors : vErrors.concat(validate316.errors);
errors = vErrors.length;
}
if(!(validate321(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tag_list !== undefined){
let data0 = data.tag_list;
const _errs4 = errors;
let counts0 = [errors];
let valid2 = false;
const _errs5 = errors;
if(!(validate356(data0, {instancePath:instancePath+"/tag_list",parentData:data,parentDataProperty:"tag_list",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
counts0.push(errors);
valid2 = valid2 || _valid0;
const _errs6 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs6 === errors;
counts0.push(errors);
valid2 = valid2 || _valid0;
if(!valid2){
const err1 = {instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate376.errors = vErrors;
return errors === 0;
}
validate376.evaluated = {"props":{"tag_list":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate375(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate375.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate376(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate376.errors : vErrors.concat(validate376.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((key0 !== "tag_list") && (key0 !== "notes")) && (key0 !== "payment_details")) && (key0 !== "po_number")) && (key0 !== "custom_metadata")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "attachment")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate375.errors = vErrors;
return errors === 0;
}
validate375.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema140 = {"$ref":"#/$defs/InvoiceUpdate","properties":{"evidence":true,"number":true,"issue_date":true,"due_date":true,"related_document":true,"tax_id":true,"processor_fee_cents":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"contact":true,"items":true,"tag_list":true,"recurring_period":true,"recurring_frequency":true,"payment_processor":true,"payment_processor_id":true},"unevaluatedProperties":false};
const schema141 = {"allOf":[{"$ref":"#/$defs/IssuedDocumentInput"},{"$ref":"#/$defs/DocumentChanges"},{"$ref":"#/$defs/RecurringInterval"},{"$ref":"#/$defs/SalesDocumentFields"}],"type":"object"};
const schema142 = {"type":"object","properties":{"contact":{"$ref":"#/$defs/ContactInput.closed"},"items":{"type":"array","minItems":1,"maxItems":200,"items":{"$ref":"#/$defs/DocumentItemUpdate.closed"}},"tag_list":{"anyOf":[{"$ref":"#/$defs/TagListInput.closed"},{"type":"null"}]}}};
const schema143 = {"$ref":"#/$defs/DocumentItemUpdate","properties":{"id":true,"description":true,"quantity":true,"unit_price":true,"total_amount":true,"discount_rate":true,"product_code":true,"tax_1_name":true,"tax_1_rate":true,"tax_1_country":true,"tax_1_region":true,"tax_1_transaction_type":true,"tax_2_name":true,"tax_2_rate":true,"tax_2_country":true,"tax_2_region":true,"tax_2_transaction_type":true},"unevaluatedProperties":false};
const schema144 = {"allOf":[{"$ref":"#/$defs/DocumentItemInput"}],"type":"object","properties":{"id":{"type":"integer"}}};

function validate388(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate388.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate341(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate341.errors : vErrors.concat(validate341.errors);
errors = vErrors.length;
}
else {
var props0 = validate341.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.id = true;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate388.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate388.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate387(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate387.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate388(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate388.errors : vErrors.concat(validate388.errors);
errors = vErrors.length;
}
else {
var props0 = validate388.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.id = true;
props0.description = true;
props0.quantity = true;
props0.unit_price = true;
props0.total_amount = true;
props0.discount_rate = true;
props0.product_code = true;
props0.tax_1_name = true;
props0.tax_1_rate = true;
props0.tax_1_country = true;
props0.tax_1_region = true;
props0.tax_1_transaction_type = true;
props0.tax_2_name = true;
props0.tax_2_rate = true;
props0.tax_2_country = true;
props0.tax_2_region = true;
props0.tax_2_transaction_type = true;
}
if(props0 !== true){
for(const key0 in data){
if(!props0 || !props0[key0]){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
}
validate387.errors = vErrors;
return errors === 0;
}
validate387.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate385(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate385.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact !== undefined){
if(!(validate115(data.contact, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
if(data1.length > 200){
const err0 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 200}};
(vErrors ??= []).push(err0);
errors++;
}
if(data1.length < 1){
const err1 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err1);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate387(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.tag_list !== undefined){
let data3 = data.tag_list;
const _errs6 = errors;
let counts0 = [errors];
let valid3 = false;
const _errs7 = errors;
if(!(validate356(data3, {instancePath:instancePath+"/tag_list",parentData:data,parentDataProperty:"tag_list",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
counts0.push(errors);
valid3 = valid3 || _valid0;
const _errs8 = errors;
if(data3 !== null){
const err3 = {instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs8 === errors;
counts0.push(errors);
valid3 = valid3 || _valid0;
if(!valid3){
const err4 = {instancePath:instancePath+"/tag_list",schemaPath:"#/properties/tag_list/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate385.errors = vErrors;
return errors === 0;
}
validate385.evaluated = {"props":{"contact":true,"items":true,"tag_list":true},"dynamicProps":false,"dynamicItems":false};


function validate383(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate383.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(validate313(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
if(!(validate385(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate385.errors : vErrors.concat(validate385.errors);
errors = vErrors.length;
}
if(!(validate362(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
errors = vErrors.length;
}
if(!(validate366(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
errors = vErrors.length;
}
validate383.errors = vErrors;
return errors === 0;
}
validate383.evaluated = {"props":{"number":true,"issue_date":true,"tax_id":true,"payment_processor":true,"payment_processor_id":true,"recurring_period":true,"recurring_frequency":true,"contact":true,"items":true,"tag_list":true,"evidence":true,"due_date":true,"related_document":true,"processor_fee_cents":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate382(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate382.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate383(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((((key0 !== "evidence") && (key0 !== "number")) && (key0 !== "issue_date")) && (key0 !== "due_date")) && (key0 !== "related_document")) && (key0 !== "tax_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "notes")) && (key0 !== "payment_details")) && (key0 !== "po_number")) && (key0 !== "custom_metadata")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "attachment")) && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "tag_list")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "payment_processor")) && (key0 !== "payment_processor_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate382.errors = vErrors;
return errors === 0;
}
validate382.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate374(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate374.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let counts0 = [errors];
let valid0 = false;
const _errs1 = errors;
if(!(validate375(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
counts0.push(errors);
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs2 = errors;
if(!(validate382(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate382.errors : vErrors.concat(validate382.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
counts0.push(errors);
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err0);
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate374.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate374.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const request_updateInvoice_query = validate398;
const schema145 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate398(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate398.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate398.errors = vErrors;
return errors === 0;
}
validate398.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteInvoice_query = validate399;
const schema146 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate399(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate399.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate399.errors = vErrors;
return errors === 0;
}
validate399.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deliverInvoice_query = validate400;
const schema147 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate400(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate400.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate400.errors = vErrors;
return errors === 0;
}
validate400.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_listCredits = validate401;
const schema148 = {"type":"array","items":{"$ref":"#/$defs/Credit.closed"}};
const schema149 = {"$ref":"#/$defs/Credit","properties":{"state":true,"id":true,"evidence":true,"subtotal_cents":true,"discount_cents":true,"exchange_rate":true,"payments":true,"deliveries":true,"created_at":true,"permalink":true,"pdf":true,"url":true,"number":true,"issue_date":true,"due_date":true,"related_document":true,"tax_id":true,"processor_fee_cents":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"contact":true,"items":true,"tag_list":true,"taxes":true,"total_cents":true,"payment_processor":true,"payment_processor_id":true},"unevaluatedProperties":false};
const schema150 = {"allOf":[{"$ref":"#/$defs/IssuedDocument"},{"$ref":"#/$defs/SalesDocumentFields"}],"type":"object","properties":{"state":{"type":"string","enum":["outstanding","late","paid","void","archived"]}}};

function validate403(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate403.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate233(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
if(!(validate301(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(((((data0 === "outstanding") || (data0 === "late")) || (data0 === "paid")) || (data0 === "void")) || (data0 === "archived"))){
const err1 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema150.properties.state.enum}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate403.errors = vErrors;
return errors === 0;
}
validate403.evaluated = {"props":{"state":true,"number":true,"issue_date":true,"tax_id":true,"payment_processor":true,"payment_processor_id":true,"id":true,"evidence":true,"subtotal_cents":true,"discount_cents":true,"exchange_rate":true,"payments":true,"deliveries":true,"created_at":true,"permalink":true,"pdf":true,"url":true,"contact":true,"items":true,"tag_list":true,"taxes":true,"total_cents":true,"due_date":true,"related_document":true,"processor_fee_cents":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate402(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate402.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate403(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate403.errors : vErrors.concat(validate403.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((((((((((((((key0 !== "state") && (key0 !== "id")) && (key0 !== "evidence")) && (key0 !== "subtotal_cents")) && (key0 !== "discount_cents")) && (key0 !== "exchange_rate")) && (key0 !== "payments")) && (key0 !== "deliveries")) && (key0 !== "created_at")) && (key0 !== "permalink")) && (key0 !== "pdf")) && (key0 !== "url")) && (key0 !== "number")) && (key0 !== "issue_date")) && (key0 !== "due_date")) && (key0 !== "related_document")) && (key0 !== "tax_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "notes")) && (key0 !== "payment_details")) && (key0 !== "po_number")) && (key0 !== "custom_metadata")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "tag_list")) && (key0 !== "taxes")) && (key0 !== "total_cents")) && (key0 !== "payment_processor")) && (key0 !== "payment_processor_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate402.errors = vErrors;
return errors === 0;
}
validate402.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate401(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate401.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate402(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate401.errors = vErrors;
return errors === 0;
}
validate401.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listCredits_query = validate408;
const schema151 = {"type":"object","properties":{"q":{"type":"string"},"date":{"$ref":"#/$defs/DateRange.closed"},"state":{"type":"string","enum":["outstanding","late","paid","void","archived"]},"processor_id":{"type":"string"},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate408(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate408.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "q") || (key0 === "date")) || (key0 === "state")) || (key0 === "processor_id")) || (key0 === "created_before")) || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.q !== undefined){
if(typeof data.q !== "string"){
const err1 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.date !== undefined){
if(!(validate309(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((((data2 === "outstanding") || (data2 === "late")) || (data2 === "paid")) || (data2 === "void")) || (data2 === "archived"))){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema151.properties.state.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.processor_id !== undefined){
if(typeof data.processor_id !== "string"){
const err4 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.created_before !== undefined){
let data4 = data.created_before;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err5 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.limit !== undefined){
let data5 = data.limit;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
if(typeof data5 == "number"){
if(data5 > 100 || isNaN(data5)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err7);
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate408.errors = vErrors;
return errors === 0;
}
validate408.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createCredit_body = validate410;
const schema152 = {"$ref":"#/$defs/CreditCreate","properties":{"invoice_id":true,"payment_method":true,"credited_amount":true},"unevaluatedProperties":false};
const schema153 = {"type":"object","required":["invoice_id"],"properties":{"invoice_id":{"type":"integer"},"payment_method":{"anyOf":[{"$ref":"#/$defs/PaymentMethod.closed"},{"type":"null"}]},"credited_amount":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]}}};

function validate411(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate411.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invoice_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invoice_id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.invoice_id !== undefined){
let data0 = data.invoice_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/invoice_id",schemaPath:"#/properties/invoice_id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.payment_method !== undefined){
let data1 = data.payment_method;
const _errs4 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs5 = errors;
if(!(validate111(data1, {instancePath:instancePath+"/payment_method",parentData:data,parentDataProperty:"payment_method",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs6 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/payment_method",schemaPath:"#/properties/payment_method/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.credited_amount !== undefined){
let data2 = data.credited_amount;
const _errs9 = errors;
let counts1 = [errors];
let valid2 = false;
const _errs10 = errors;
if(!(validate88(data2, {instancePath:instancePath+"/credited_amount",parentData:data,parentDataProperty:"credited_amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
const _errs11 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/credited_amount",schemaPath:"#/properties/credited_amount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid1 = _errs11 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
if(!valid2){
const err5 = {instancePath:instancePath+"/credited_amount",schemaPath:"#/properties/credited_amount/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err6);
errors++;
}
validate411.errors = vErrors;
return errors === 0;
}
validate411.evaluated = {"props":{"invoice_id":true,"payment_method":true,"credited_amount":true},"dynamicProps":false,"dynamicItems":false};


function validate410(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate410.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate411(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate411.errors : vErrors.concat(validate411.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((key0 !== "invoice_id") && (key0 !== "payment_method")) && (key0 !== "credited_amount")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate410.errors = vErrors;
return errors === 0;
}
validate410.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_Credit = validate415;

function validate415(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate415.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate403(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate403.errors : vErrors.concat(validate403.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((((((((((((((key0 !== "state") && (key0 !== "id")) && (key0 !== "evidence")) && (key0 !== "subtotal_cents")) && (key0 !== "discount_cents")) && (key0 !== "exchange_rate")) && (key0 !== "payments")) && (key0 !== "deliveries")) && (key0 !== "created_at")) && (key0 !== "permalink")) && (key0 !== "pdf")) && (key0 !== "url")) && (key0 !== "number")) && (key0 !== "issue_date")) && (key0 !== "due_date")) && (key0 !== "related_document")) && (key0 !== "tax_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "notes")) && (key0 !== "payment_details")) && (key0 !== "po_number")) && (key0 !== "custom_metadata")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "tag_list")) && (key0 !== "taxes")) && (key0 !== "total_cents")) && (key0 !== "payment_processor")) && (key0 !== "payment_processor_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate415.errors = vErrors;
return errors === 0;
}
validate415.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createCredit_query = validate417;
const schema155 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate417(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate417.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate417.errors = vErrors;
return errors === 0;
}
validate417.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getCredit_query = validate418;
const schema156 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate418(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate418.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate418.errors = vErrors;
return errors === 0;
}
validate418.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateCredit_body = validate419;
const schema157 = {"anyOf":[{"$ref":"#/$defs/FinalDocument.closed"},{"$ref":"#/$defs/CreditUpdate.closed"}]};
const schema158 = {"$ref":"#/$defs/CreditUpdate","properties":{"evidence":true,"number":true,"issue_date":true,"due_date":true,"related_document":true,"tax_id":true,"processor_fee_cents":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"contact":true,"items":true,"tag_list":true,"payment_processor":true,"payment_processor_id":true},"unevaluatedProperties":false};
const schema159 = {"allOf":[{"$ref":"#/$defs/IssuedDocumentInput"},{"$ref":"#/$defs/DocumentChanges"},{"$ref":"#/$defs/SalesDocumentFields"}],"type":"object"};

function validate422(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate422.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(validate313(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
if(!(validate385(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate385.errors : vErrors.concat(validate385.errors);
errors = vErrors.length;
}
if(!(validate366(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
errors = vErrors.length;
}
validate422.errors = vErrors;
return errors === 0;
}
validate422.evaluated = {"props":{"number":true,"issue_date":true,"tax_id":true,"payment_processor":true,"payment_processor_id":true,"contact":true,"items":true,"tag_list":true,"evidence":true,"due_date":true,"related_document":true,"processor_fee_cents":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate421(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate421.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate422(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate422.errors : vErrors.concat(validate422.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((key0 !== "evidence") && (key0 !== "number")) && (key0 !== "issue_date")) && (key0 !== "due_date")) && (key0 !== "related_document")) && (key0 !== "tax_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "notes")) && (key0 !== "payment_details")) && (key0 !== "po_number")) && (key0 !== "custom_metadata")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "attachment")) && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "tag_list")) && (key0 !== "payment_processor")) && (key0 !== "payment_processor_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate421.errors = vErrors;
return errors === 0;
}
validate421.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate419(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate419.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let counts0 = [errors];
let valid0 = false;
const _errs1 = errors;
if(!(validate375(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
counts0.push(errors);
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs2 = errors;
if(!(validate421(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
counts0.push(errors);
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err0);
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate419.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate419.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const request_updateCredit_query = validate428;
const schema160 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate428(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate428.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate428.errors = vErrors;
return errors === 0;
}
validate428.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteCredit_query = validate429;
const schema161 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate429(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate429.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate429.errors = vErrors;
return errors === 0;
}
validate429.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_voidCredit_query = validate430;
const schema162 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate430(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate430.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate430.errors = vErrors;
return errors === 0;
}
validate430.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deliverCredit_query = validate431;
const schema163 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate431(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate431.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate431.errors = vErrors;
return errors === 0;
}
validate431.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_listExpenses = validate432;
const schema164 = {"type":"array","items":{"$ref":"#/$defs/Expense.closed"}};
const schema165 = {"$ref":"#/$defs/Expense","properties":{"number":true,"state":true,"contact":true,"id":true,"evidence":true,"subtotal_cents":true,"discount_cents":true,"exchange_rate":true,"payments":true,"deliveries":true,"created_at":true,"permalink":true,"pdf":true,"url":true,"issue_date":true,"due_date":true,"related_document":true,"tax_id":true,"processor_fee_cents":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"items":true,"tag_list":true,"taxes":true,"total_cents":true,"recurring_period":true,"recurring_frequency":true},"unevaluatedProperties":false};
const schema166 = {"allOf":[{"$ref":"#/$defs/IssuedDocument"},{"$ref":"#/$defs/RecurringInterval"},{"$ref":"#/$defs/ExpensePaymentFields"}],"type":"object","properties":{"number":{"type":["string","null"],"maxLength":20},"state":{"type":"string","enum":["outstanding","late","paid"]},"contact":{"$ref":"#/$defs/Contact.closed"}}};
const schema167 = {"type":"object","properties":{}};

function validate437(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate437.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err0);
errors++;
}
validate437.errors = vErrors;
return errors === 0;
}
validate437.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate434(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate434.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate233(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
if(!(validate297(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
errors = vErrors.length;
}
if(!(validate437(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate437.errors : vErrors.concat(validate437.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number !== undefined){
let data0 = data.number;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: schema166.properties.number.type}};
(vErrors ??= []).push(err0);
errors++;
}
if(typeof data0 === "string"){
if(func2(data0) > 20){
const err1 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((data1 === "outstanding") || (data1 === "late")) || (data1 === "paid"))){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema166.properties.state.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.contact !== undefined){
if(!(validate156(data.contact, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate434.errors = vErrors;
return errors === 0;
}
validate434.evaluated = {"props":{"number":true,"state":true,"contact":true,"recurring_period":true,"recurring_frequency":true,"id":true,"evidence":true,"subtotal_cents":true,"discount_cents":true,"exchange_rate":true,"payments":true,"deliveries":true,"created_at":true,"permalink":true,"pdf":true,"url":true,"items":true,"tag_list":true,"taxes":true,"total_cents":true,"issue_date":true,"due_date":true,"related_document":true,"tax_id":true,"processor_fee_cents":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate433(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate433.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate434(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((((((((((((((key0 !== "number") && (key0 !== "state")) && (key0 !== "contact")) && (key0 !== "id")) && (key0 !== "evidence")) && (key0 !== "subtotal_cents")) && (key0 !== "discount_cents")) && (key0 !== "exchange_rate")) && (key0 !== "payments")) && (key0 !== "deliveries")) && (key0 !== "created_at")) && (key0 !== "permalink")) && (key0 !== "pdf")) && (key0 !== "url")) && (key0 !== "issue_date")) && (key0 !== "due_date")) && (key0 !== "related_document")) && (key0 !== "tax_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "notes")) && (key0 !== "payment_details")) && (key0 !== "po_number")) && (key0 !== "custom_metadata")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "items")) && (key0 !== "tag_list")) && (key0 !== "taxes")) && (key0 !== "total_cents")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate433.errors = vErrors;
return errors === 0;
}
validate433.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate432(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate432.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate433(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate433.errors : vErrors.concat(validate433.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate432.errors = vErrors;
return errors === 0;
}
validate432.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listExpenses_query = validate442;
const schema168 = {"type":"object","properties":{"q":{"type":"string"},"date":{"$ref":"#/$defs/DateRange.closed"},"state":{"type":"string","enum":["outstanding","late","paid"]},"contact":{"type":"integer"},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate442(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate442.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "q") || (key0 === "date")) || (key0 === "state")) || (key0 === "contact")) || (key0 === "created_before")) || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.q !== undefined){
if(typeof data.q !== "string"){
const err1 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.date !== undefined){
if(!(validate309(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((data2 === "outstanding") || (data2 === "late")) || (data2 === "paid"))){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema168.properties.state.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.contact !== undefined){
let data3 = data.contact;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err4 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.created_before !== undefined){
let data4 = data.created_before;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err5 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.limit !== undefined){
let data5 = data.limit;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
if(typeof data5 == "number"){
if(data5 > 100 || isNaN(data5)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err7);
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate442.errors = vErrors;
return errors === 0;
}
validate442.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createExpense_body = validate444;
const schema169 = {"$ref":"#/$defs/ExpenseCreate","properties":{"contact":true,"number":true,"evidence":true,"issue_date":true,"due_date":true,"related_document":true,"tax_id":true,"processor_fee_cents":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"items":true,"tag_list":true,"recurring_period":true,"recurring_frequency":true,"payment_method":true,"payment_processor":true,"payment_processor_id":true},"unevaluatedProperties":false};
const schema170 = {"allOf":[{"$ref":"#/$defs/IssuedDocumentInput"},{"$ref":"#/$defs/DocumentInput"},{"$ref":"#/$defs/RecurringInterval"},{"$ref":"#/$defs/ExpensePaymentFields"}],"type":"object","required":["contact","items"],"properties":{"contact":{"$ref":"#/$defs/ContactInput.closed"},"number":{"type":["string","null"],"maxLength":20}}};
const schema171 = {"type":"object","properties":{"payment_method":{"$ref":"#/$defs/PaymentMethod.closed"},"payment_processor":{"type":"string"},"payment_processor_id":{"type":"string"}}};

function validate449(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate449.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_method !== undefined){
if(!(validate111(data.payment_method, {instancePath:instancePath+"/payment_method",parentData:data,parentDataProperty:"payment_method",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
}
if(data.payment_processor !== undefined){
if(typeof data.payment_processor !== "string"){
const err0 = {instancePath:instancePath+"/payment_processor",schemaPath:"#/properties/payment_processor/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.payment_processor_id !== undefined){
if(typeof data.payment_processor_id !== "string"){
const err1 = {instancePath:instancePath+"/payment_processor_id",schemaPath:"#/properties/payment_processor_id/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate449.errors = vErrors;
return errors === 0;
}
validate449.evaluated = {"props":{"payment_method":true,"payment_processor":true,"payment_processor_id":true},"dynamicProps":false,"dynamicItems":false};


function validate445(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate445.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate313(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
if(!(validate338(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
if(!(validate362(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
errors = vErrors.length;
}
if(!(validate449(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate449.errors : vErrors.concat(validate449.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.contact !== undefined){
if(!(validate115(data.contact, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.number !== undefined){
let data1 = data.number;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: schema170.properties.number.type}};
(vErrors ??= []).push(err2);
errors++;
}
if(typeof data1 === "string"){
if(func2(data1) > 20){
const err3 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate445.errors = vErrors;
return errors === 0;
}
validate445.evaluated = {"props":{"contact":true,"number":true,"payment_method":true,"payment_processor":true,"payment_processor_id":true,"recurring_period":true,"recurring_frequency":true,"items":true,"tag_list":true,"evidence":true,"issue_date":true,"due_date":true,"related_document":true,"tax_id":true,"processor_fee_cents":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate444(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate444.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate445(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate445.errors : vErrors.concat(validate445.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((((((((((((((key0 !== "contact") && (key0 !== "number")) && (key0 !== "evidence")) && (key0 !== "issue_date")) && (key0 !== "due_date")) && (key0 !== "related_document")) && (key0 !== "tax_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "notes")) && (key0 !== "payment_details")) && (key0 !== "po_number")) && (key0 !== "custom_metadata")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "attachment")) && (key0 !== "items")) && (key0 !== "tag_list")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "payment_method")) && (key0 !== "payment_processor")) && (key0 !== "payment_processor_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate444.errors = vErrors;
return errors === 0;
}
validate444.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_Expense = validate454;

function validate454(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate454.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate434(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((((((((((((((key0 !== "number") && (key0 !== "state")) && (key0 !== "contact")) && (key0 !== "id")) && (key0 !== "evidence")) && (key0 !== "subtotal_cents")) && (key0 !== "discount_cents")) && (key0 !== "exchange_rate")) && (key0 !== "payments")) && (key0 !== "deliveries")) && (key0 !== "created_at")) && (key0 !== "permalink")) && (key0 !== "pdf")) && (key0 !== "url")) && (key0 !== "issue_date")) && (key0 !== "due_date")) && (key0 !== "related_document")) && (key0 !== "tax_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "notes")) && (key0 !== "payment_details")) && (key0 !== "po_number")) && (key0 !== "custom_metadata")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "items")) && (key0 !== "tag_list")) && (key0 !== "taxes")) && (key0 !== "total_cents")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate454.errors = vErrors;
return errors === 0;
}
validate454.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createExpense_query = validate456;
const schema173 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate456(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate456.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate456.errors = vErrors;
return errors === 0;
}
validate456.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getExpense_query = validate457;
const schema174 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate457(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate457.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate457.errors = vErrors;
return errors === 0;
}
validate457.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateExpense_body = validate458;
const schema175 = {"$ref":"#/$defs/ExpenseUpdate","properties":{"contact":true,"number":true,"evidence":true,"issue_date":true,"due_date":true,"related_document":true,"tax_id":true,"processor_fee_cents":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"items":true,"tag_list":true,"recurring_period":true,"recurring_frequency":true,"payment_method":true,"payment_processor":true,"payment_processor_id":true},"unevaluatedProperties":false};
const schema176 = {"allOf":[{"$ref":"#/$defs/IssuedDocumentInput"},{"$ref":"#/$defs/DocumentChanges"},{"$ref":"#/$defs/RecurringInterval"},{"$ref":"#/$defs/ExpensePaymentFields"}],"type":"object","properties":{"contact":{"$ref":"#/$defs/ContactInput.closed"},"number":{"type":["string","null"],"maxLength":20}}};

function validate459(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate459.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate313(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
if(!(validate385(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate385.errors : vErrors.concat(validate385.errors);
errors = vErrors.length;
}
if(!(validate362(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
errors = vErrors.length;
}
if(!(validate449(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate449.errors : vErrors.concat(validate449.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact !== undefined){
if(!(validate115(data.contact, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.number !== undefined){
let data1 = data.number;
if((typeof data1 !== "string") && (data1 !== null)){
const err0 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: schema176.properties.number.type}};
(vErrors ??= []).push(err0);
errors++;
}
if(typeof data1 === "string"){
if(func2(data1) > 20){
const err1 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate459.errors = vErrors;
return errors === 0;
}
validate459.evaluated = {"props":{"contact":true,"number":true,"payment_method":true,"payment_processor":true,"payment_processor_id":true,"recurring_period":true,"recurring_frequency":true,"items":true,"tag_list":true,"evidence":true,"issue_date":true,"due_date":true,"related_document":true,"tax_id":true,"processor_fee_cents":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"attachment":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate458(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate458.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate459(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate459.errors : vErrors.concat(validate459.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((((((((((((((key0 !== "contact") && (key0 !== "number")) && (key0 !== "evidence")) && (key0 !== "issue_date")) && (key0 !== "due_date")) && (key0 !== "related_document")) && (key0 !== "tax_id")) && (key0 !== "processor_fee_cents")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "notes")) && (key0 !== "payment_details")) && (key0 !== "po_number")) && (key0 !== "custom_metadata")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "attachment")) && (key0 !== "items")) && (key0 !== "tag_list")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "payment_method")) && (key0 !== "payment_processor")) && (key0 !== "payment_processor_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate458.errors = vErrors;
return errors === 0;
}
validate458.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateExpense_query = validate466;
const schema177 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate466(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate466.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate466.errors = vErrors;
return errors === 0;
}
validate466.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteExpense_query = validate467;
const schema178 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate467(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate467.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate467.errors = vErrors;
return errors === 0;
}
validate467.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_listRecurring = validate468;
const schema179 = {"type":"array","items":{"$ref":"#/$defs/Recurring.closed"}};
const schema180 = {"$ref":"#/$defs/Recurring","properties":{"id":true,"state":true,"start_date":true,"end_date":true,"frequency":true,"recurring_period":true,"recurring_frequency":true,"due_days":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true,"contact":true,"items":true,"tag_list":true,"taxes":true,"total_cents":true},"unevaluatedProperties":false};
const schema181 = {"allOf":[{"$ref":"#/$defs/RecurringFields"},{"$ref":"#/$defs/DocumentResult"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"state":{"type":"string","enum":["active","archived"]}}};
const schema182 = {"allOf":[{"$ref":"#/$defs/DocumentFields"}],"type":"object","properties":{"start_date":{"$ref":"#/$defs/Date.closed"},"end_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"frequency":{"type":["string","null"],"enum":["daily","weekly","biweekly","monthly","bimonthly","quarterly","semiyearly","yearly","biyearly",null]},"recurring_period":{"$ref":"#/$defs/RecurringPeriod.closed"},"recurring_frequency":{"type":"integer"},"due_days":{"type":["integer","null"]}}};

function validate471(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate471.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate235(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.start_date !== undefined){
if(!(validate183(data.start_date, {instancePath:instancePath+"/start_date",parentData:data,parentDataProperty:"start_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
}
if(data.end_date !== undefined){
let data1 = data.end_date;
const _errs4 = errors;
let counts0 = [errors];
let valid2 = false;
const _errs5 = errors;
if(!(validate183(data1, {instancePath:instancePath+"/end_date",parentData:data,parentDataProperty:"end_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
counts0.push(errors);
valid2 = valid2 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs6 === errors;
counts0.push(errors);
valid2 = valid2 || _valid0;
if(!valid2){
const err1 = {instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.frequency !== undefined){
let data2 = data.frequency;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/frequency",schemaPath:"#/properties/frequency/type",keyword:"type",params:{type: schema182.properties.frequency.type}};
(vErrors ??= []).push(err2);
errors++;
}
if(!((((((((((data2 === "daily") || (data2 === "weekly")) || (data2 === "biweekly")) || (data2 === "monthly")) || (data2 === "bimonthly")) || (data2 === "quarterly")) || (data2 === "semiyearly")) || (data2 === "yearly")) || (data2 === "biyearly")) || (data2 === null))){
const err3 = {instancePath:instancePath+"/frequency",schemaPath:"#/properties/frequency/enum",keyword:"enum",params:{allowedValues: schema182.properties.frequency.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.recurring_period !== undefined){
if(!(validate298(data.recurring_period, {instancePath:instancePath+"/recurring_period",parentData:data,parentDataProperty:"recurring_period",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate298.errors : vErrors.concat(validate298.errors);
errors = vErrors.length;
}
}
if(data.recurring_frequency !== undefined){
let data4 = data.recurring_frequency;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err4 = {instancePath:instancePath+"/recurring_frequency",schemaPath:"#/properties/recurring_frequency/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.due_days !== undefined){
let data5 = data.due_days;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
const err5 = {instancePath:instancePath+"/due_days",schemaPath:"#/properties/due_days/type",keyword:"type",params:{type: schema182.properties.due_days.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err6);
errors++;
}
validate471.errors = vErrors;
return errors === 0;
}
validate471.evaluated = {"props":{"start_date":true,"end_date":true,"frequency":true,"recurring_period":true,"recurring_frequency":true,"due_days":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate470(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate470.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate471(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate471.errors : vErrors.concat(validate471.errors);
errors = vErrors.length;
}
if(!(validate252(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!((data1 === "active") || (data1 === "archived"))){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema181.properties.state.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate470.errors = vErrors;
return errors === 0;
}
validate470.evaluated = {"props":{"id":true,"state":true,"contact":true,"items":true,"tag_list":true,"taxes":true,"total_cents":true,"start_date":true,"end_date":true,"frequency":true,"recurring_period":true,"recurring_frequency":true,"due_days":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate469(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate469.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate470(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate470.errors : vErrors.concat(validate470.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((key0 !== "id") && (key0 !== "state")) && (key0 !== "start_date")) && (key0 !== "end_date")) && (key0 !== "frequency")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "due_days")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "notes")) && (key0 !== "payment_details")) && (key0 !== "po_number")) && (key0 !== "custom_metadata")) && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "tag_list")) && (key0 !== "taxes")) && (key0 !== "total_cents")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate469.errors = vErrors;
return errors === 0;
}
validate469.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate468(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate468.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate469(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate469.errors : vErrors.concat(validate469.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate468.errors = vErrors;
return errors === 0;
}
validate468.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listRecurring_query = validate480;
const schema183 = {"type":"object","properties":{"q":{"type":"string"},"date":{"$ref":"#/$defs/DateRange.closed"},"state":{"type":"string","enum":["active","archived"]},"contact":{"type":"integer"},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate480(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate480.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "q") || (key0 === "date")) || (key0 === "state")) || (key0 === "contact")) || (key0 === "created_before")) || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.q !== undefined){
if(typeof data.q !== "string"){
const err1 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.date !== undefined){
if(!(validate309(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!((data2 === "active") || (data2 === "archived"))){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema183.properties.state.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.contact !== undefined){
let data3 = data.contact;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err4 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.created_before !== undefined){
let data4 = data.created_before;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err5 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.limit !== undefined){
let data5 = data.limit;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
if(typeof data5 == "number"){
if(data5 > 100 || isNaN(data5)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err7);
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate480.errors = vErrors;
return errors === 0;
}
validate480.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createRecurring_body = validate482;
const schema184 = {"$ref":"#/$defs/RecurringCreate","properties":{"start_date":true,"recurring_period":true,"recurring_frequency":true,"end_date":true,"frequency":true,"due_days":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true,"contact":true,"items":true,"tag_list":true},"unevaluatedProperties":false};
const schema185 = {"allOf":[{"$ref":"#/$defs/RecurringFields"},{"$ref":"#/$defs/DocumentInput"}],"type":"object","required":["contact","items"],"properties":{"start_date":{"$ref":"#/$defs/Date.closed"},"recurring_period":{"$ref":"#/$defs/RecurringPeriod.closed"},"recurring_frequency":{"type":"integer"}}};
const schema186 = {"allOf":[{"$ref":"#/$defs/DocumentFields"}],"type":"object","properties":{"start_date":{"$ref":"#/$defs/Date.closed"},"end_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"frequency":{"type":["string","null"],"enum":["daily","weekly","biweekly","monthly","bimonthly","quarterly","semiyearly","yearly","biyearly",null]},"recurring_period":{"$ref":"#/$defs/RecurringPeriod.closed"},"recurring_frequency":{"type":"integer"},"due_days":{"type":["integer","null"]}}};

function validate484(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate484.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate315(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.start_date !== undefined){
if(!(validate86(data.start_date, {instancePath:instancePath+"/start_date",parentData:data,parentDataProperty:"start_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data.end_date !== undefined){
let data1 = data.end_date;
const _errs4 = errors;
let counts0 = [errors];
let valid2 = false;
const _errs5 = errors;
if(!(validate86(data1, {instancePath:instancePath+"/end_date",parentData:data,parentDataProperty:"end_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
counts0.push(errors);
valid2 = valid2 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs6 === errors;
counts0.push(errors);
valid2 = valid2 || _valid0;
if(!valid2){
const err1 = {instancePath:instancePath+"/end_date",schemaPath:"#/properties/end_date/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.frequency !== undefined){
let data2 = data.frequency;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/frequency",schemaPath:"#/properties/frequency/type",keyword:"type",params:{type: schema186.properties.frequency.type}};
(vErrors ??= []).push(err2);
errors++;
}
if(!((((((((((data2 === "daily") || (data2 === "weekly")) || (data2 === "biweekly")) || (data2 === "monthly")) || (data2 === "bimonthly")) || (data2 === "quarterly")) || (data2 === "semiyearly")) || (data2 === "yearly")) || (data2 === "biyearly")) || (data2 === null))){
const err3 = {instancePath:instancePath+"/frequency",schemaPath:"#/properties/frequency/enum",keyword:"enum",params:{allowedValues: schema186.properties.frequency.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.recurring_period !== undefined){
if(!(validate363(data.recurring_period, {instancePath:instancePath+"/recurring_period",parentData:data,parentDataProperty:"recurring_period",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate363.errors : vErrors.concat(validate363.errors);
errors = vErrors.length;
}
}
if(data.recurring_frequency !== undefined){
let data4 = data.recurring_frequency;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err4 = {instancePath:instancePath+"/recurring_frequency",schemaPath:"#/properties/recurring_frequency/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.due_days !== undefined){
let data5 = data.due_days;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
const err5 = {instancePath:instancePath+"/due_days",schemaPath:"#/properties/due_days/type",keyword:"type",params:{type: schema186.properties.due_days.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err6);
errors++;
}
validate484.errors = vErrors;
return errors === 0;
}
validate484.evaluated = {"props":{"start_date":true,"end_date":true,"frequency":true,"recurring_period":true,"recurring_frequency":true,"due_days":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate483(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate483.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate484(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate484.errors : vErrors.concat(validate484.errors);
errors = vErrors.length;
}
if(!(validate338(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.start_date !== undefined){
if(!(validate86(data.start_date, {instancePath:instancePath+"/start_date",parentData:data,parentDataProperty:"start_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data.recurring_period !== undefined){
if(!(validate363(data.recurring_period, {instancePath:instancePath+"/recurring_period",parentData:data,parentDataProperty:"recurring_period",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate363.errors : vErrors.concat(validate363.errors);
errors = vErrors.length;
}
}
if(data.recurring_frequency !== undefined){
let data2 = data.recurring_frequency;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err2 = {instancePath:instancePath+"/recurring_frequency",schemaPath:"#/properties/recurring_frequency/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate483.errors = vErrors;
return errors === 0;
}
validate483.evaluated = {"props":{"start_date":true,"recurring_period":true,"recurring_frequency":true,"contact":true,"items":true,"tag_list":true,"end_date":true,"frequency":true,"due_days":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate482(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate482.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate483(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate483.errors : vErrors.concat(validate483.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((key0 !== "start_date") && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "end_date")) && (key0 !== "frequency")) && (key0 !== "due_days")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "notes")) && (key0 !== "payment_details")) && (key0 !== "po_number")) && (key0 !== "custom_metadata")) && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "tag_list")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate482.errors = vErrors;
return errors === 0;
}
validate482.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_Recurring = validate494;

function validate494(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate494.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate470(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate470.errors : vErrors.concat(validate470.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((key0 !== "id") && (key0 !== "state")) && (key0 !== "start_date")) && (key0 !== "end_date")) && (key0 !== "frequency")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "due_days")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "notes")) && (key0 !== "payment_details")) && (key0 !== "po_number")) && (key0 !== "custom_metadata")) && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "tag_list")) && (key0 !== "taxes")) && (key0 !== "total_cents")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate494.errors = vErrors;
return errors === 0;
}
validate494.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createRecurring_query = validate496;
const schema188 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate496(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate496.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate496.errors = vErrors;
return errors === 0;
}
validate496.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getRecurring_query = validate497;
const schema189 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate497(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate497.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate497.errors = vErrors;
return errors === 0;
}
validate497.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateRecurring_body = validate498;
const schema190 = {"$ref":"#/$defs/RecurringUpdate","properties":{"start_date":true,"end_date":true,"frequency":true,"recurring_period":true,"recurring_frequency":true,"due_days":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true,"contact":true,"items":true,"tag_list":true},"unevaluatedProperties":false};
const schema191 = {"allOf":[{"$ref":"#/$defs/RecurringFields"},{"$ref":"#/$defs/DocumentChanges"}],"type":"object"};

function validate499(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate499.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(validate484(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate484.errors : vErrors.concat(validate484.errors);
errors = vErrors.length;
}
if(!(validate385(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate385.errors : vErrors.concat(validate385.errors);
errors = vErrors.length;
}
validate499.errors = vErrors;
return errors === 0;
}
validate499.evaluated = {"props":{"contact":true,"items":true,"tag_list":true,"start_date":true,"end_date":true,"frequency":true,"recurring_period":true,"recurring_frequency":true,"due_days":true,"currency":true,"subject":true,"notes":true,"payment_details":true,"po_number":true,"custom_metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate498(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate498.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate499(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((key0 !== "start_date") && (key0 !== "end_date")) && (key0 !== "frequency")) && (key0 !== "recurring_period")) && (key0 !== "recurring_frequency")) && (key0 !== "due_days")) && (key0 !== "currency")) && (key0 !== "subject")) && (key0 !== "notes")) && (key0 !== "payment_details")) && (key0 !== "po_number")) && (key0 !== "custom_metadata")) && (key0 !== "contact")) && (key0 !== "items")) && (key0 !== "tag_list")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate498.errors = vErrors;
return errors === 0;
}
validate498.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateRecurring_query = validate503;
const schema192 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate503(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate503.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate503.errors = vErrors;
return errors === 0;
}
validate503.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteRecurring_query = validate504;
const schema193 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate504(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate504.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate504.errors = vErrors;
return errors === 0;
}
validate504.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_listContacts = validate505;
const schema194 = {"type":"array","items":{"$ref":"#/$defs/Contact.closed"}};

function validate505(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate505.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate156(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate505.errors = vErrors;
return errors === 0;
}
validate505.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listContacts_query = validate507;
const schema195 = {"type":"object","properties":{"q":{"type":"string"},"processor_id":{"type":"string"},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate507(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate507.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "q") || (key0 === "processor_id")) || (key0 === "created_before")) || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.q !== undefined){
if(typeof data.q !== "string"){
const err1 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.processor_id !== undefined){
if(typeof data.processor_id !== "string"){
const err2 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.created_before !== undefined){
let data2 = data.created_before;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err3 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.limit !== undefined){
let data3 = data.limit;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
if(typeof data3 == "number"){
if(data3 > 100 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err5);
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate507.errors = vErrors;
return errors === 0;
}
validate507.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createContact_body = validate508;

function validate508(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate508.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate121(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((key0 !== "kind") && (key0 !== "tax_status")) && (key0 !== "first_name")) && (key0 !== "last_name")) && (key0 !== "contact_person")) && (key0 !== "department")) && (key0 !== "email")) && (key0 !== "phone_1")) && (key0 !== "web")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "tax_id")) && (key0 !== "discount")) && (key0 !== "language")) && (key0 !== "notes")) && (key0 !== "processor")) && (key0 !== "processor_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate508.errors = vErrors;
return errors === 0;
}
validate508.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_Contact = validate510;

function validate510(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate510.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate157(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((((((key0 !== "id") && (key0 !== "full_name")) && (key0 !== "created_at")) && (key0 !== "permalink")) && (key0 !== "kind")) && (key0 !== "first_name")) && (key0 !== "last_name")) && (key0 !== "contact_person")) && (key0 !== "department")) && (key0 !== "email")) && (key0 !== "phone_1")) && (key0 !== "web")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "tax_id")) && (key0 !== "tax_status")) && (key0 !== "discount")) && (key0 !== "language")) && (key0 !== "notes")) && (key0 !== "processor")) && (key0 !== "processor_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate510.errors = vErrors;
return errors === 0;
}
validate510.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createContact_query = validate512;
const schema198 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate512(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate512.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate512.errors = vErrors;
return errors === 0;
}
validate512.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getContact_query = validate513;
const schema199 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate513(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate513.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate513.errors = vErrors;
return errors === 0;
}
validate513.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateContact_body = validate514;
const schema200 = {"$ref":"#/$defs/ContactUpdate","properties":{"first_name":true,"kind":true,"last_name":true,"contact_person":true,"department":true,"email":true,"phone_1":true,"web":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"tax_id":true,"tax_status":true,"discount":true,"language":true,"notes":true,"processor":true,"processor_id":true},"unevaluatedProperties":false};

function validate514(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate514.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate122(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((((key0 !== "first_name") && (key0 !== "kind")) && (key0 !== "last_name")) && (key0 !== "contact_person")) && (key0 !== "department")) && (key0 !== "email")) && (key0 !== "phone_1")) && (key0 !== "web")) && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "tax_id")) && (key0 !== "tax_status")) && (key0 !== "discount")) && (key0 !== "language")) && (key0 !== "notes")) && (key0 !== "processor")) && (key0 !== "processor_id")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate514.errors = vErrors;
return errors === 0;
}
validate514.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateContact_query = validate516;
const schema201 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate516(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate516.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate516.errors = vErrors;
return errors === 0;
}
validate516.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteContact_query = validate517;
const schema202 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate517(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate517.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate517.errors = vErrors;
return errors === 0;
}
validate517.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_listProducts = validate518;
const schema203 = {"type":"array","items":{"$ref":"#/$defs/Product.closed"}};
const schema204 = {"$ref":"#/$defs/Product","properties":{"id":true,"created_at":true,"url":true,"code":true,"name":true,"description":true,"product_type":true,"kind":true,"unit_cost":true,"currency":true,"country":true,"tax_class":true,"tax_type":true,"tax_based_on":true,"stock":true,"stripe_plan_id":true,"paypal_interval_unit":true,"paypal_interval_frequency":true,"paypal_interval_duration":true},"unevaluatedProperties":false};
const schema205 = {"allOf":[{"$ref":"#/$defs/ProductUpdate"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"created_at":{"$ref":"#/$defs/Timestamp.closed"},"url":{"$ref":"#/$defs/Url.closed"}}};
const schema206 = {"type":"object","properties":{"code":{"type":["string","null"]},"name":{"type":["string","null"]},"description":{"type":["string","null"]},"product_type":{"$ref":"#/$defs/ProductType.closed"},"kind":{"type":"string","enum":["one_off","subscription"]},"unit_cost":{"type":["string","null"],"pattern":"^[0-9]+(\\.[0-9]+)?$"},"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"tax_class":{"$ref":"#/$defs/TaxClass.closed"},"tax_type":{"type":"string","enum":["excluded","included"]},"tax_based_on":{"type":"string","enum":["customer_country","country"]},"stock":{"type":["integer","null"]},"stripe_plan_id":{"type":["string","null"]},"paypal_interval_unit":{"type":["string","null"],"enum":["daily","weekly","monthly","yearly",null]},"paypal_interval_frequency":{"type":["integer","null"]},"paypal_interval_duration":{"type":["integer","null"]}}};
const pattern11 = new RegExp("^[0-9]+(\\.[0-9]+)?$", "u");

function validate521(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate521.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema206.properties.code.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema206.properties.name.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema206.properties.description.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.product_type !== undefined){
if(!(validate69(data.product_type, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data4 = data.kind;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
if(!((data4 === "one_off") || (data4 === "subscription"))){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema206.properties.kind.enum}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.unit_cost !== undefined){
let data5 = data.unit_cost;
if((typeof data5 !== "string") && (data5 !== null)){
const err5 = {instancePath:instancePath+"/unit_cost",schemaPath:"#/properties/unit_cost/type",keyword:"type",params:{type: schema206.properties.unit_cost.type}};
(vErrors ??= []).push(err5);
errors++;
}
if(typeof data5 === "string"){
if(!pattern11.test(data5)){
const err6 = {instancePath:instancePath+"/unit_cost",schemaPath:"#/properties/unit_cost/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?$"}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data.currency !== undefined){
let data6 = data.currency;
const _errs13 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs14 = errors;
if(!(validate65(data6, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs15 = errors;
if(data6 !== null){
const err7 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid0 = _errs15 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err8 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.country !== undefined){
let data7 = data.country;
const _errs18 = errors;
let counts1 = [errors];
let valid2 = false;
const _errs19 = errors;
if(!(validate67(data7, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var _valid1 = _errs19 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
const _errs20 = errors;
if(data7 !== null){
const err9 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err9);
errors++;
}
var _valid1 = _errs20 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
if(!valid2){
const err10 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_class !== undefined){
if(!(validate262(data.tax_class, {instancePath:instancePath+"/tax_class",parentData:data,parentDataProperty:"tax_class",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
}
if(data.tax_type !== undefined){
let data9 = data.tax_type;
if(typeof data9 !== "string"){
const err11 = {instancePath:instancePath+"/tax_type",schemaPath:"#/properties/tax_type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
if(!((data9 === "excluded") || (data9 === "included"))){
const err12 = {instancePath:instancePath+"/tax_type",schemaPath:"#/properties/tax_type/enum",keyword:"enum",params:{allowedValues: schema206.properties.tax_type.enum}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.tax_based_on !== undefined){
let data10 = data.tax_based_on;
if(typeof data10 !== "string"){
const err13 = {instancePath:instancePath+"/tax_based_on",schemaPath:"#/properties/tax_based_on/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
if(!((data10 === "customer_country") || (data10 === "country"))){
const err14 = {instancePath:instancePath+"/tax_based_on",schemaPath:"#/properties/tax_based_on/enum",keyword:"enum",params:{allowedValues: schema206.properties.tax_based_on.enum}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.stock !== undefined){
let data11 = data.stock;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
const err15 = {instancePath:instancePath+"/stock",schemaPath:"#/properties/stock/type",keyword:"type",params:{type: schema206.properties.stock.type}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.stripe_plan_id !== undefined){
let data12 = data.stripe_plan_id;
if((typeof data12 !== "string") && (data12 !== null)){
const err16 = {instancePath:instancePath+"/stripe_plan_id",schemaPath:"#/properties/stripe_plan_id/type",keyword:"type",params:{type: schema206.properties.stripe_plan_id.type}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.paypal_interval_unit !== undefined){
let data13 = data.paypal_interval_unit;
if((typeof data13 !== "string") && (data13 !== null)){
const err17 = {instancePath:instancePath+"/paypal_interval_unit",schemaPath:"#/properties/paypal_interval_unit/type",keyword:"type",params:{type: schema206.properties.paypal_interval_unit.type}};
(vErrors ??= []).push(err17);
errors++;
}
if(!(((((data13 === "daily") || (data13 === "weekly")) || (data13 === "monthly")) || (data13 === "yearly")) || (data13 === null))){
const err18 = {instancePath:instancePath+"/paypal_interval_unit",schemaPath:"#/properties/paypal_interval_unit/enum",keyword:"enum",params:{allowedValues: schema206.properties.paypal_interval_unit.enum}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.paypal_interval_frequency !== undefined){
let data14 = data.paypal_interval_frequency;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
const err19 = {instancePath:instancePath+"/paypal_interval_frequency",schemaPath:"#/properties/paypal_interval_frequency/type",keyword:"type",params:{type: schema206.properties.paypal_interval_frequency.type}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.paypal_interval_duration !== undefined){
let data15 = data.paypal_interval_duration;
if((!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))) && (data15 !== null)){
const err20 = {instancePath:instancePath+"/paypal_interval_duration",schemaPath:"#/properties/paypal_interval_duration/type",keyword:"type",params:{type: schema206.properties.paypal_interval_duration.type}};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err21);
errors++;
}
validate521.errors = vErrors;
return errors === 0;
}
validate521.evaluated = {"props":{"code":true,"name":true,"description":true,"product_type":true,"kind":true,"unit_cost":true,"currency":true,"country":true,"tax_class":true,"tax_type":true,"tax_based_on":true,"stock":true,"stripe_plan_id":true,"paypal_interval_unit":true,"paypal_interval_frequency":true,"paypal_interval_duration":true},"dynamicProps":false,"dynamicItems":false};


function validate520(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate520.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate521(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate521.errors : vErrors.concat(validate521.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.created_at !== undefined){
if(!(validate162(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(!(validate164(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate520.errors = vErrors;
return errors === 0;
}
validate520.evaluated = {"props":{"id":true,"created_at":true,"url":true,"code":true,"name":true,"description":true,"product_type":true,"kind":true,"unit_cost":true,"currency":true,"country":true,"tax_class":true,"tax_type":true,"tax_based_on":true,"stock":true,"stripe_plan_id":true,"paypal_interval_unit":true,"paypal_interval_frequency":true,"paypal_interval_duration":true},"dynamicProps":false,"dynamicItems":false};


function validate519(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate519.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate520(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate520.errors : vErrors.concat(validate520.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((key0 !== "id") && (key0 !== "created_at")) && (key0 !== "url")) && (key0 !== "code")) && (key0 !== "name")) && (key0 !== "description")) && (key0 !== "product_type")) && (key0 !== "kind")) && (key0 !== "unit_cost")) && (key0 !== "currency")) && (key0 !== "country")) && (key0 !== "tax_class")) && (key0 !== "tax_type")) && (key0 !== "tax_based_on")) && (key0 !== "stock")) && (key0 !== "stripe_plan_id")) && (key0 !== "paypal_interval_unit")) && (key0 !== "paypal_interval_frequency")) && (key0 !== "paypal_interval_duration")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate519.errors = vErrors;
return errors === 0;
}
validate519.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate518(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate518.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate519(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate519.errors : vErrors.concat(validate519.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate518.errors = vErrors;
return errors === 0;
}
validate518.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listProducts_query = validate531;
const schema207 = {"type":"object","properties":{"q":{"type":"string"},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate531(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate531.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "q") || (key0 === "created_before")) || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.q !== undefined){
if(typeof data.q !== "string"){
const err1 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.created_before !== undefined){
let data1 = data.created_before;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.limit !== undefined){
let data2 = data.limit;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
if(typeof data2 == "number"){
if(data2 > 100 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err4);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err6);
errors++;
}
validate531.errors = vErrors;
return errors === 0;
}
validate531.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createProduct_body = validate532;
const schema208 = {"$ref":"#/$defs/ProductCreate","properties":{"product_type":true,"kind":true,"tax_class":true,"tax_type":true,"tax_based_on":true,"code":true,"name":true,"description":true,"unit_cost":true,"currency":true,"country":true,"stock":true,"stripe_plan_id":true,"paypal_interval_unit":true,"paypal_interval_frequency":true,"paypal_interval_duration":true},"unevaluatedProperties":false};
const schema209 = {"allOf":[{"$ref":"#/$defs/ProductUpdate"},{"if":{"required":["tax_based_on"],"properties":{"tax_based_on":{"const":"country"}}},"then":{"required":["country"],"properties":{"country":{"type":"string"}}}}],"type":"object","properties":{"product_type":{"$ref":"#/$defs/ProductType.closed"},"kind":{"type":"string"},"tax_class":{"$ref":"#/$defs/TaxClass.closed"},"tax_type":{"type":"string"},"tax_based_on":{"type":"string"}}};
const schema210 = {"type":"object","properties":{"code":{"type":["string","null"]},"name":{"type":["string","null"]},"description":{"type":["string","null"]},"product_type":{"$ref":"#/$defs/ProductType.closed"},"kind":{"type":"string","enum":["one_off","subscription"]},"unit_cost":{"type":["string","null"],"pattern":"^[0-9]+(\\.[0-9]+)?$"},"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"tax_class":{"$ref":"#/$defs/TaxClass.closed"},"tax_type":{"type":"string","enum":["excluded","included"]},"tax_based_on":{"type":"string","enum":["customer_country","country"]},"stock":{"type":["integer","null"]},"stripe_plan_id":{"type":["string","null"]},"paypal_interval_unit":{"type":["string","null"],"enum":["daily","weekly","monthly","yearly",null]},"paypal_interval_frequency":{"type":["integer","null"]},"paypal_interval_duration":{"type":["integer","null"]}}};

function validate534(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate534.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema210.properties.code.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema210.properties.name.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema210.properties.description.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.product_type !== undefined){
if(!(validate84(data.product_type, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data4 = data.kind;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
if(!((data4 === "one_off") || (data4 === "subscription"))){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema210.properties.kind.enum}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.unit_cost !== undefined){
let data5 = data.unit_cost;
if((typeof data5 !== "string") && (data5 !== null)){
const err5 = {instancePath:instancePath+"/unit_cost",schemaPath:"#/properties/unit_cost/type",keyword:"type",params:{type: schema210.properties.unit_cost.type}};
(vErrors ??= []).push(err5);
errors++;
}
if(typeof data5 === "string"){
if(!pattern11.test(data5)){
const err6 = {instancePath:instancePath+"/unit_cost",schemaPath:"#/properties/unit_cost/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?$"}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data.currency !== undefined){
let data6 = data.currency;
const _errs13 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs14 = errors;
if(!(validate90(data6, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs15 = errors;
if(data6 !== null){
const err7 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid0 = _errs15 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err8 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.country !== undefined){
let data7 = data.country;
const _errs18 = errors;
let counts1 = [errors];
let valid2 = false;
const _errs19 = errors;
if(!(validate79(data7, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var _valid1 = _errs19 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
const _errs20 = errors;
if(data7 !== null){
const err9 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err9);
errors++;
}
var _valid1 = _errs20 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
if(!valid2){
const err10 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.tax_class !== undefined){
if(!(validate348(data.tax_class, {instancePath:instancePath+"/tax_class",parentData:data,parentDataProperty:"tax_class",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
errors = vErrors.length;
}
}
if(data.tax_type !== undefined){
let data9 = data.tax_type;
if(typeof data9 !== "string"){
const err11 = {instancePath:instancePath+"/tax_type",schemaPath:"#/properties/tax_type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
if(!((data9 === "excluded") || (data9 === "included"))){
const err12 = {instancePath:instancePath+"/tax_type",schemaPath:"#/properties/tax_type/enum",keyword:"enum",params:{allowedValues: schema210.properties.tax_type.enum}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.tax_based_on !== undefined){
let data10 = data.tax_based_on;
if(typeof data10 !== "string"){
const err13 = {instancePath:instancePath+"/tax_based_on",schemaPath:"#/properties/tax_based_on/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
if(!((data10 === "customer_country") || (data10 === "country"))){
const err14 = {instancePath:instancePath+"/tax_based_on",schemaPath:"#/properties/tax_based_on/enum",keyword:"enum",params:{allowedValues: schema210.properties.tax_based_on.enum}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.stock !== undefined){
let data11 = data.stock;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
const err15 = {instancePath:instancePath+"/stock",schemaPath:"#/properties/stock/type",keyword:"type",params:{type: schema210.properties.stock.type}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.stripe_plan_id !== undefined){
let data12 = data.stripe_plan_id;
if((typeof data12 !== "string") && (data12 !== null)){
const err16 = {instancePath:instancePath+"/stripe_plan_id",schemaPath:"#/properties/stripe_plan_id/type",keyword:"type",params:{type: schema210.properties.stripe_plan_id.type}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.paypal_interval_unit !== undefined){
let data13 = data.paypal_interval_unit;
if((typeof data13 !== "string") && (data13 !== null)){
const err17 = {instancePath:instancePath+"/paypal_interval_unit",schemaPath:"#/properties/paypal_interval_unit/type",keyword:"type",params:{type: schema210.properties.paypal_interval_unit.type}};
(vErrors ??= []).push(err17);
errors++;
}
if(!(((((data13 === "daily") || (data13 === "weekly")) || (data13 === "monthly")) || (data13 === "yearly")) || (data13 === null))){
const err18 = {instancePath:instancePath+"/paypal_interval_unit",schemaPath:"#/properties/paypal_interval_unit/enum",keyword:"enum",params:{allowedValues: schema210.properties.paypal_interval_unit.enum}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.paypal_interval_frequency !== undefined){
let data14 = data.paypal_interval_frequency;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
const err19 = {instancePath:instancePath+"/paypal_interval_frequency",schemaPath:"#/properties/paypal_interval_frequency/type",keyword:"type",params:{type: schema210.properties.paypal_interval_frequency.type}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.paypal_interval_duration !== undefined){
let data15 = data.paypal_interval_duration;
if((!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))) && (data15 !== null)){
const err20 = {instancePath:instancePath+"/paypal_interval_duration",schemaPath:"#/properties/paypal_interval_duration/type",keyword:"type",params:{type: schema210.properties.paypal_interval_duration.type}};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err21);
errors++;
}
validate534.errors = vErrors;
return errors === 0;
}
validate534.evaluated = {"props":{"code":true,"name":true,"description":true,"product_type":true,"kind":true,"unit_cost":true,"currency":true,"country":true,"tax_class":true,"tax_type":true,"tax_based_on":true,"stock":true,"stripe_plan_id":true,"paypal_interval_unit":true,"paypal_interval_frequency":true,"paypal_interval_duration":true},"dynamicProps":false,"dynamicItems":false};


function validate533(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate533.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate534(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate534.errors : vErrors.concat(validate534.errors);
errors = vErrors.length;
}
const _errs3 = errors;
let valid1 = true;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.tax_based_on === undefined) && (missing0 = "tax_based_on")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
else {
if(data.tax_based_on !== undefined){
if("country" !== data.tax_based_on){
const err1 = {};
(vErrors ??= []).push(err1);
errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country === undefined){
const err2 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "country"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.country !== undefined){
if(typeof data.country !== "string"){
const err3 = {instancePath:instancePath+"/country",schemaPath:"#/allOf/1/then/properties/country/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.country = true;
props0.tax_based_on = true;
}
}
if(!valid1){
const err4 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
(vErrors ??= []).push(err4);
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.name = true;
props0.description = true;
props0.product_type = true;
props0.kind = true;
props0.unit_cost = true;
props0.currency = true;
props0.country = true;
props0.tax_class = true;
props0.tax_type = true;
props0.tax_based_on = true;
props0.stock = true;
props0.stripe_plan_id = true;
props0.paypal_interval_unit = true;
props0.paypal_interval_frequency = true;
props0.paypal_interval_duration = true;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.product_type = true;
props0.kind = true;
props0.tax_class = true;
props0.tax_type = true;
props0.tax_based_on = true;
}
if(data.product_type !== undefined){
if(!(validate84(data.product_type, {instancePath:instancePath+"/product_type",parentData:data,parentDataProperty:"product_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if(typeof data.kind !== "string"){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.tax_class !== undefined){
if(!(validate348(data.tax_class, {instancePath:instancePath+"/tax_class",parentData:data,parentDataProperty:"tax_class",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
errors = vErrors.length;
}
}
if(data.tax_type !== undefined){
if(typeof data.tax_type !== "string"){
const err6 = {instancePath:instancePath+"/tax_type",schemaPath:"#/properties/tax_type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.tax_based_on !== undefined){
if(typeof data.tax_based_on !== "string"){
const err7 = {instancePath:instancePath+"/tax_based_on",schemaPath:"#/properties/tax_based_on/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err8);
errors++;
}
validate533.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate533.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate532(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate532.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate533(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate533.errors : vErrors.concat(validate533.errors);
errors = vErrors.length;
}
else {
var props0 = validate533.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.product_type = true;
props0.kind = true;
props0.tax_class = true;
props0.tax_type = true;
props0.tax_based_on = true;
props0.code = true;
props0.name = true;
props0.description = true;
props0.unit_cost = true;
props0.currency = true;
props0.country = true;
props0.stock = true;
props0.stripe_plan_id = true;
props0.paypal_interval_unit = true;
props0.paypal_interval_frequency = true;
props0.paypal_interval_duration = true;
}
if(props0 !== true){
for(const key0 in data){
if(!props0 || !props0[key0]){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
}
validate532.errors = vErrors;
return errors === 0;
}
validate532.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_Product = validate543;

function validate543(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate543.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate520(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate520.errors : vErrors.concat(validate520.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((((key0 !== "id") && (key0 !== "created_at")) && (key0 !== "url")) && (key0 !== "code")) && (key0 !== "name")) && (key0 !== "description")) && (key0 !== "product_type")) && (key0 !== "kind")) && (key0 !== "unit_cost")) && (key0 !== "currency")) && (key0 !== "country")) && (key0 !== "tax_class")) && (key0 !== "tax_type")) && (key0 !== "tax_based_on")) && (key0 !== "stock")) && (key0 !== "stripe_plan_id")) && (key0 !== "paypal_interval_unit")) && (key0 !== "paypal_interval_frequency")) && (key0 !== "paypal_interval_duration")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate543.errors = vErrors;
return errors === 0;
}
validate543.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createProduct_query = validate545;
const schema212 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate545(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate545.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate545.errors = vErrors;
return errors === 0;
}
validate545.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getProduct_query = validate546;
const schema213 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate546(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate546.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate546.errors = vErrors;
return errors === 0;
}
validate546.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateProduct_body = validate547;
const schema214 = {"$ref":"#/$defs/ProductUpdate","properties":{"code":true,"name":true,"description":true,"product_type":true,"kind":true,"unit_cost":true,"currency":true,"country":true,"tax_class":true,"tax_type":true,"tax_based_on":true,"stock":true,"stripe_plan_id":true,"paypal_interval_unit":true,"paypal_interval_frequency":true,"paypal_interval_duration":true},"unevaluatedProperties":false};

function validate547(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate547.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate534(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate534.errors : vErrors.concat(validate534.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((key0 !== "code") && (key0 !== "name")) && (key0 !== "description")) && (key0 !== "product_type")) && (key0 !== "kind")) && (key0 !== "unit_cost")) && (key0 !== "currency")) && (key0 !== "country")) && (key0 !== "tax_class")) && (key0 !== "tax_type")) && (key0 !== "tax_based_on")) && (key0 !== "stock")) && (key0 !== "stripe_plan_id")) && (key0 !== "paypal_interval_unit")) && (key0 !== "paypal_interval_frequency")) && (key0 !== "paypal_interval_duration")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate547.errors = vErrors;
return errors === 0;
}
validate547.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateProduct_query = validate549;
const schema215 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate549(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate549.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate549.errors = vErrors;
return errors === 0;
}
validate549.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteProduct_query = validate550;
const schema216 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate550(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate550.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate550.errors = vErrors;
return errors === 0;
}
validate550.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_listTaxIds = validate551;
const schema217 = {"type":"array","items":{"$ref":"#/$defs/TaxId.closed"}};
const schema218 = {"$ref":"#/$defs/TaxId","properties":{"id":true,"state":true,"jurisdiction":true,"created_at":true,"value":true,"valid_from":true,"valid_until":true,"permanent_establishment":true,"import_scheme":true},"unevaluatedProperties":false};
const schema219 = {"allOf":[{"$ref":"#/$defs/TaxIdUpdate"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"state":{"type":"string","enum":["verified","unverified","unavailable"]},"jurisdiction":{"$ref":"#/$defs/Jurisdiction.closed"},"created_at":{"$ref":"#/$defs/Timestamp.closed"}}};
const schema220 = {"type":"object","properties":{"value":{"type":"string"},"valid_from":{"$ref":"#/$defs/Date.closed"},"valid_until":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"permanent_establishment":{"type":["boolean","null"]},"import_scheme":{"type":["boolean","null"]}}};

function validate554(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate554.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
if(typeof data.value !== "string"){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.valid_from !== undefined){
if(!(validate183(data.valid_from, {instancePath:instancePath+"/valid_from",parentData:data,parentDataProperty:"valid_from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
}
if(data.valid_until !== undefined){
let data2 = data.valid_until;
const _errs5 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs6 = errors;
if(!(validate183(data2, {instancePath:instancePath+"/valid_until",parentData:data,parentDataProperty:"valid_until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data2 !== null){
const err1 = {instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err1);
errors++;
}
var _valid0 = _errs7 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err2);
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.permanent_establishment !== undefined){
let data3 = data.permanent_establishment;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/permanent_establishment",schemaPath:"#/properties/permanent_establishment/type",keyword:"type",params:{type: schema220.properties.permanent_establishment.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.import_scheme !== undefined){
let data4 = data.import_scheme;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/import_scheme",schemaPath:"#/properties/import_scheme/type",keyword:"type",params:{type: schema220.properties.import_scheme.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate554.errors = vErrors;
return errors === 0;
}
validate554.evaluated = {"props":{"value":true,"valid_from":true,"valid_until":true,"permanent_establishment":true,"import_scheme":true},"dynamicProps":false,"dynamicItems":false};

const schema221 = {"$ref":"#/$defs/Jurisdiction","properties":{"id":true,"name":true,"country":true,"region":true},"unevaluatedProperties":false};
const schema222 = {"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"name":{"type":"string"},"country":{"$ref":"#/$defs/CountryCode.closed"},"region":{"type":["string","null"]}}};

function validate559(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate559.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.country !== undefined){
if(!(validate67(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
let data3 = data.region;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema222.properties.region.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate559.errors = vErrors;
return errors === 0;
}
validate559.evaluated = {"props":{"id":true,"name":true,"country":true,"region":true},"dynamicProps":false,"dynamicItems":false};


function validate558(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate558.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate559(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate559.errors : vErrors.concat(validate559.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((key0 !== "id") && (key0 !== "name")) && (key0 !== "country")) && (key0 !== "region")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate558.errors = vErrors;
return errors === 0;
}
validate558.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate553(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate553.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate554(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate554.errors : vErrors.concat(validate554.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((data1 === "verified") || (data1 === "unverified")) || (data1 === "unavailable"))){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema219.properties.state.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.jurisdiction !== undefined){
if(!(validate558(data.jurisdiction, {instancePath:instancePath+"/jurisdiction",parentData:data,parentDataProperty:"jurisdiction",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate558.errors : vErrors.concat(validate558.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate162(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate553.errors = vErrors;
return errors === 0;
}
validate553.evaluated = {"props":{"id":true,"state":true,"jurisdiction":true,"created_at":true,"value":true,"valid_from":true,"valid_until":true,"permanent_establishment":true,"import_scheme":true},"dynamicProps":false,"dynamicItems":false};


function validate552(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate552.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate553(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate553.errors : vErrors.concat(validate553.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((key0 !== "id") && (key0 !== "state")) && (key0 !== "jurisdiction")) && (key0 !== "created_at")) && (key0 !== "value")) && (key0 !== "valid_from")) && (key0 !== "valid_until")) && (key0 !== "permanent_establishment")) && (key0 !== "import_scheme")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate552.errors = vErrors;
return errors === 0;
}
validate552.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate551(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate551.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate552(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate552.errors : vErrors.concat(validate552.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate551.errors = vErrors;
return errors === 0;
}
validate551.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listTaxIds_query = validate566;
const schema223 = {"type":"object","properties":{"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate566(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate566.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "created_before") || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.created_before !== undefined){
let data0 = data.created_before;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err3);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate566.errors = vErrors;
return errors === 0;
}
validate566.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createTaxId_body = validate567;
const schema224 = {"$ref":"#/$defs/TaxIdCreate","properties":{"jurisdiction_id":true,"valid_from":true,"value":true,"valid_until":true,"permanent_establishment":true,"import_scheme":true},"unevaluatedProperties":false};
const schema225 = {"allOf":[{"$ref":"#/$defs/TaxIdUpdate"}],"type":"object","required":["jurisdiction_id","value"],"properties":{"jurisdiction_id":{"type":"integer"},"valid_from":{"$ref":"#/$defs/Date.closed"}}};
const schema226 = {"type":"object","properties":{"value":{"type":"string"},"valid_from":{"$ref":"#/$defs/Date.closed"},"valid_until":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"permanent_establishment":{"type":["boolean","null"]},"import_scheme":{"type":["boolean","null"]}}};

function validate569(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate569.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
if(typeof data.value !== "string"){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.valid_from !== undefined){
if(!(validate86(data.valid_from, {instancePath:instancePath+"/valid_from",parentData:data,parentDataProperty:"valid_from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data.valid_until !== undefined){
let data2 = data.valid_until;
const _errs5 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs6 = errors;
if(!(validate86(data2, {instancePath:instancePath+"/valid_until",parentData:data,parentDataProperty:"valid_until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data2 !== null){
const err1 = {instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err1);
errors++;
}
var _valid0 = _errs7 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err2);
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.permanent_establishment !== undefined){
let data3 = data.permanent_establishment;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/permanent_establishment",schemaPath:"#/properties/permanent_establishment/type",keyword:"type",params:{type: schema226.properties.permanent_establishment.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.import_scheme !== undefined){
let data4 = data.import_scheme;
if((typeof data4 !== "boolean") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/import_scheme",schemaPath:"#/properties/import_scheme/type",keyword:"type",params:{type: schema226.properties.import_scheme.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate569.errors = vErrors;
return errors === 0;
}
validate569.evaluated = {"props":{"value":true,"valid_from":true,"valid_until":true,"permanent_establishment":true,"import_scheme":true},"dynamicProps":false,"dynamicItems":false};


function validate568(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate568.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate569(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate569.errors : vErrors.concat(validate569.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jurisdiction_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jurisdiction_id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.jurisdiction_id !== undefined){
let data0 = data.jurisdiction_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/jurisdiction_id",schemaPath:"#/properties/jurisdiction_id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.valid_from !== undefined){
if(!(validate86(data.valid_from, {instancePath:instancePath+"/valid_from",parentData:data,parentDataProperty:"valid_from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate568.errors = vErrors;
return errors === 0;
}
validate568.evaluated = {"props":{"jurisdiction_id":true,"valid_from":true,"value":true,"valid_until":true,"permanent_establishment":true,"import_scheme":true},"dynamicProps":false,"dynamicItems":false};


function validate567(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate567.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate568(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate568.errors : vErrors.concat(validate568.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((key0 !== "jurisdiction_id") && (key0 !== "valid_from")) && (key0 !== "value")) && (key0 !== "valid_until")) && (key0 !== "permanent_establishment")) && (key0 !== "import_scheme")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate567.errors = vErrors;
return errors === 0;
}
validate567.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_TaxId = validate575;

function validate575(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate575.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate553(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate553.errors : vErrors.concat(validate553.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((key0 !== "id") && (key0 !== "state")) && (key0 !== "jurisdiction")) && (key0 !== "created_at")) && (key0 !== "value")) && (key0 !== "valid_from")) && (key0 !== "valid_until")) && (key0 !== "permanent_establishment")) && (key0 !== "import_scheme")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate575.errors = vErrors;
return errors === 0;
}
validate575.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createTaxId_query = validate577;
const schema228 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate577(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate577.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate577.errors = vErrors;
return errors === 0;
}
validate577.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getTaxId_query = validate578;
const schema229 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate578(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate578.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate578.errors = vErrors;
return errors === 0;
}
validate578.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateTaxId_body = validate579;
const schema230 = {"$ref":"#/$defs/TaxIdUpdate","properties":{"value":true,"valid_from":true,"valid_until":true,"permanent_establishment":true,"import_scheme":true},"unevaluatedProperties":false};

function validate579(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate579.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate569(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate569.errors : vErrors.concat(validate569.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((key0 !== "value") && (key0 !== "valid_from")) && (key0 !== "valid_until")) && (key0 !== "permanent_establishment")) && (key0 !== "import_scheme")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate579.errors = vErrors;
return errors === 0;
}
validate579.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateTaxId_query = validate581;
const schema231 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate581(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate581.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate581.errors = vErrors;
return errors === 0;
}
validate581.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteTaxId_query = validate582;
const schema232 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate582(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate582.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate582.errors = vErrors;
return errors === 0;
}
validate582.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_TaxIdValidation = validate583;
const schema233 = {"$ref":"#/$defs/TaxIdValidation","properties":{"valid":true},"unevaluatedProperties":false};
const schema234 = {"type":"object","required":["valid"],"properties":{"valid":{"type":["boolean","null"]}}};

function validate584(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate584.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.valid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "valid"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.valid !== undefined){
let data0 = data.valid;
if((typeof data0 !== "boolean") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type: schema234.properties.valid.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate584.errors = vErrors;
return errors === 0;
}
validate584.evaluated = {"props":{"valid":true},"dynamicProps":false,"dynamicItems":false};


function validate583(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate583.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate584(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate584.errors : vErrors.concat(validate584.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(key0 !== "valid"){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate583.errors = vErrors;
return errors === 0;
}
validate583.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_validateTaxId_query = validate586;
const schema235 = {"type":"object","properties":{"country":{"$ref":"#/$defs/CountryCode.closed"},"tax_id":{"type":"string"}},"required":["country","tax_id"],"additionalProperties":false};

function validate586(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate586.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.tax_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tax_id"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "country") || (key0 === "tax_id"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.country !== undefined){
if(!(validate79(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.tax_id !== undefined){
if(typeof data.tax_id !== "string"){
const err3 = {instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate586.errors = vErrors;
return errors === 0;
}
validate586.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_listJurisdictions = validate588;
const schema236 = {"type":"array","items":{"$ref":"#/$defs/Jurisdiction.closed"}};

function validate588(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate588.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate558(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate558.errors : vErrors.concat(validate558.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate588.errors = vErrors;
return errors === 0;
}
validate588.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listJurisdictions_query = validate590;
const schema237 = {"type":"object","properties":{"country":{"$ref":"#/$defs/CountryCode.closed"},"region":{"type":"string"}},"required":[],"additionalProperties":false};

function validate590(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate590.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "country") || (key0 === "region"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.country !== undefined){
if(!(validate79(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
if(typeof data.region !== "string"){
const err1 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate590.errors = vErrors;
return errors === 0;
}
validate590.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_Jurisdiction = validate592;

function validate592(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate592.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate559(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate559.errors : vErrors.concat(validate559.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((key0 !== "id") && (key0 !== "name")) && (key0 !== "country")) && (key0 !== "region")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate592.errors = vErrors;
return errors === 0;
}
validate592.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getJurisdiction_query = validate594;
const schema239 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate594(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate594.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate594.errors = vErrors;
return errors === 0;
}
validate594.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_listTaxCodes = validate595;
const schema240 = {"type":"array","items":{"$ref":"#/$defs/TaxCode.closed"}};
const schema241 = {"$ref":"#/$defs/TaxCode","properties":{"id":true,"name":true,"description":true},"unevaluatedProperties":false};
const schema242 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"#/$defs/TaxCodeId.closed"},"name":{"type":"string"},"description":{"type":"string"}}};

function validate597(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate597.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
if(!(validate71(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate597.errors = vErrors;
return errors === 0;
}
validate597.evaluated = {"props":{"id":true,"name":true,"description":true},"dynamicProps":false,"dynamicItems":false};


function validate596(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate596.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate597(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate597.errors : vErrors.concat(validate597.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((key0 !== "id") && (key0 !== "name")) && (key0 !== "description")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate596.errors = vErrors;
return errors === 0;
}
validate596.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate595(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate595.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate596(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate596.errors : vErrors.concat(validate596.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate595.errors = vErrors;
return errors === 0;
}
validate595.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listTaxCodes_query = validate601;
const schema243 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate601(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate601.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate601.errors = vErrors;
return errors === 0;
}
validate601.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_TaxCode = validate602;

function validate602(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate602.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate597(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate597.errors : vErrors.concat(validate597.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((key0 !== "id") && (key0 !== "name")) && (key0 !== "description")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate602.errors = vErrors;
return errors === 0;
}
validate602.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getTaxCode_query = validate604;
const schema245 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate604(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate604.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate604.errors = vErrors;
return errors === 0;
}
validate604.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_listEvidence = validate605;
const schema246 = {"type":"array","items":{"$ref":"#/$defs/Evidence.closed"}};

function validate605(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate605.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate191(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate605.errors = vErrors;
return errors === 0;
}
validate605.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listEvidence_query = validate607;
const schema247 = {"type":"object","properties":{"state":{"type":"array","items":{"type":"string","enum":["unsettled","conflicting","confirmed"]},"minItems":1,"uniqueItems":true},"document_id":{"type":"integer"},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate607(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate607.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "state") || (key0 === "document_id")) || (key0 === "created_before")) || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.state !== undefined){
let data0 = data.state;
if(Array.isArray(data0)){
if(data0.length < 1){
const err1 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/minItems",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err1);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/state/" + i0,schemaPath:"#/properties/state/items/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((data1 === "unsettled") || (data1 === "conflicting")) || (data1 === "confirmed"))){
const err3 = {instancePath:instancePath+"/state/" + i0,schemaPath:"#/properties/state/items/enum",keyword:"enum",params:{allowedValues: schema247.properties.state.items.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err4 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
(vErrors ??= []).push(err4);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.document_id !== undefined){
let data2 = data.document_id;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err6 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.created_before !== undefined){
let data3 = data.created_before;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err7 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.limit !== undefined){
let data4 = data.limit;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err8);
errors++;
}
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err9);
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err11);
errors++;
}
validate607.errors = vErrors;
return errors === 0;
}
validate607.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createEvidence_body = validate608;
const schema248 = {"$ref":"#/$defs/EvidenceCreate","properties":{"document_id":true,"ip_address":true,"bank_country":true,"billing_country":true,"additional_evidence":true,"additional_evidence_country":true,"notes":true},"unevaluatedProperties":false};
const schema249 = {"allOf":[{"$ref":"#/$defs/EvidenceUpdate"}],"type":"object","required":["document_id"]};
const schema250 = {"allOf":[{"$ref":"#/$defs/EvidenceNested"}],"type":"object","properties":{"document_id":{"type":"integer"}}};

function validate610(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate610.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate139(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
else {
var props0 = validate139.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.document_id = true;
}
if(data.document_id !== undefined){
let data0 = data.document_id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err0 = {instancePath:instancePath+"/document_id",schemaPath:"#/properties/document_id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate610.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate610.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate609(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate609.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate610(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate610.errors : vErrors.concat(validate610.errors);
errors = vErrors.length;
}
else {
var props0 = validate610.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document_id"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate609.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate609.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate608(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate608.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate609(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate609.errors : vErrors.concat(validate609.errors);
errors = vErrors.length;
}
else {
var props0 = validate609.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.document_id = true;
props0.ip_address = true;
props0.bank_country = true;
props0.billing_country = true;
props0.additional_evidence = true;
props0.additional_evidence_country = true;
props0.notes = true;
}
if(props0 !== true){
for(const key0 in data){
if(!props0 || !props0[key0]){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
}
validate608.errors = vErrors;
return errors === 0;
}
validate608.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_Evidence = validate614;

function validate614(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate614.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate192(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((key0 !== "id") && (key0 !== "state")) && (key0 !== "document_id")) && (key0 !== "ip_country")) && (key0 !== "ip_address")) && (key0 !== "bank_country")) && (key0 !== "billing_country")) && (key0 !== "additional_evidence")) && (key0 !== "additional_evidence_country")) && (key0 !== "notes")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate614.errors = vErrors;
return errors === 0;
}
validate614.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createEvidence_query = validate616;
const schema252 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate616(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate616.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate616.errors = vErrors;
return errors === 0;
}
validate616.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getEvidence_query = validate617;
const schema253 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate617(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate617.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate617.errors = vErrors;
return errors === 0;
}
validate617.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateEvidence_body = validate618;
const schema254 = {"$ref":"#/$defs/EvidenceUpdate","properties":{"document_id":true,"ip_address":true,"bank_country":true,"billing_country":true,"additional_evidence":true,"additional_evidence_country":true,"notes":true},"unevaluatedProperties":false};

function validate618(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate618.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate610(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate610.errors : vErrors.concat(validate610.errors);
errors = vErrors.length;
}
else {
var props0 = validate610.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.document_id = true;
props0.ip_address = true;
props0.bank_country = true;
props0.billing_country = true;
props0.additional_evidence = true;
props0.additional_evidence_country = true;
props0.notes = true;
}
if(props0 !== true){
for(const key0 in data){
if(!props0 || !props0[key0]){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
}
validate618.errors = vErrors;
return errors === 0;
}
validate618.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateEvidence_query = validate620;
const schema255 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate620(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate620.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate620.errors = vErrors;
return errors === 0;
}
validate620.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_listCoupons = validate621;
const schema256 = {"type":"array","items":{"$ref":"#/$defs/Coupon.closed"}};
const schema257 = {"$ref":"#/$defs/Coupon","properties":{"id":true,"times_redeemed":true,"code":true,"name":true,"kind":true,"percent_off":true,"amount_off":true,"currency":true,"max_redemptions":true,"redeem_by":true},"unevaluatedProperties":false};
const schema258 = {"allOf":[{"$ref":"#/$defs/CouponUpdate"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"times_redeemed":{"type":"integer"}}};
const schema259 = {"type":"object","properties":{"code":{"type":"string"},"name":{"type":["string","null"]},"kind":{"type":["string","null"],"enum":["amount_off","percent_off",null]},"percent_off":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"amount_off":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"max_redemptions":{"type":["integer","null"]},"redeem_by":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]}}};

function validate624(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate624.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema259.properties.name.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: schema259.properties.kind.type}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((data2 === "amount_off") || (data2 === "percent_off")) || (data2 === null))){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema259.properties.kind.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.percent_off !== undefined){
let data3 = data.percent_off;
const _errs8 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs9 = errors;
if(!(validate55(data3, {instancePath:instancePath+"/percent_off",parentData:data,parentDataProperty:"percent_off",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data3 !== null){
const err4 = {instancePath:instancePath+"/percent_off",schemaPath:"#/properties/percent_off/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid0 = _errs10 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err5 = {instancePath:instancePath+"/percent_off",schemaPath:"#/properties/percent_off/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.amount_off !== undefined){
let data4 = data.amount_off;
const _errs13 = errors;
let counts1 = [errors];
let valid2 = false;
const _errs14 = errors;
if(!(validate58(data4, {instancePath:instancePath+"/amount_off",parentData:data,parentDataProperty:"amount_off",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
const _errs15 = errors;
if(data4 !== null){
const err6 = {instancePath:instancePath+"/amount_off",schemaPath:"#/properties/amount_off/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err6);
errors++;
}
var _valid1 = _errs15 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
if(!valid2){
const err7 = {instancePath:instancePath+"/amount_off",schemaPath:"#/properties/amount_off/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err7);
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.currency !== undefined){
let data5 = data.currency;
const _errs18 = errors;
let counts2 = [errors];
let valid3 = false;
const _errs19 = errors;
if(!(validate65(data5, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var _valid2 = _errs19 === errors;
counts2.push(errors);
valid3 = valid3 || _valid2;
const _errs20 = errors;
if(data5 !== null){
const err8 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err8);
errors++;
}
var _valid2 = _errs20 === errors;
counts2.push(errors);
valid3 = valid3 || _valid2;
if(!valid3){
const err9 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts2}};
(vErrors ??= []).push(err9);
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.max_redemptions !== undefined){
let data6 = data.max_redemptions;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
const err10 = {instancePath:instancePath+"/max_redemptions",schemaPath:"#/properties/max_redemptions/type",keyword:"type",params:{type: schema259.properties.max_redemptions.type}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.redeem_by !== undefined){
let data7 = data.redeem_by;
const _errs25 = errors;
let counts3 = [errors];
let valid4 = false;
const _errs26 = errors;
if(!(validate183(data7, {instancePath:instancePath+"/redeem_by",parentData:data,parentDataProperty:"redeem_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var _valid3 = _errs26 === errors;
counts3.push(errors);
valid4 = valid4 || _valid3;
const _errs27 = errors;
if(data7 !== null){
const err11 = {instancePath:instancePath+"/redeem_by",schemaPath:"#/properties/redeem_by/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err11);
errors++;
}
var _valid3 = _errs27 === errors;
counts3.push(errors);
valid4 = valid4 || _valid3;
if(!valid4){
const err12 = {instancePath:instancePath+"/redeem_by",schemaPath:"#/properties/redeem_by/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts3}};
(vErrors ??= []).push(err12);
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err13);
errors++;
}
validate624.errors = vErrors;
return errors === 0;
}
validate624.evaluated = {"props":{"code":true,"name":true,"kind":true,"percent_off":true,"amount_off":true,"currency":true,"max_redemptions":true,"redeem_by":true},"dynamicProps":false,"dynamicItems":false};


function validate623(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate623.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate624(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate624.errors : vErrors.concat(validate624.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.times_redeemed !== undefined){
let data1 = data.times_redeemed;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/times_redeemed",schemaPath:"#/properties/times_redeemed/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate623.errors = vErrors;
return errors === 0;
}
validate623.evaluated = {"props":{"id":true,"times_redeemed":true,"code":true,"name":true,"kind":true,"percent_off":true,"amount_off":true,"currency":true,"max_redemptions":true,"redeem_by":true},"dynamicProps":false,"dynamicItems":false};


function validate622(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate622.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate623(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate623.errors : vErrors.concat(validate623.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((key0 !== "id") && (key0 !== "times_redeemed")) && (key0 !== "code")) && (key0 !== "name")) && (key0 !== "kind")) && (key0 !== "percent_off")) && (key0 !== "amount_off")) && (key0 !== "currency")) && (key0 !== "max_redemptions")) && (key0 !== "redeem_by")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate622.errors = vErrors;
return errors === 0;
}
validate622.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate621(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate621.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate622(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate622.errors : vErrors.concat(validate622.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate621.errors = vErrors;
return errors === 0;
}
validate621.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listCoupons_query = validate632;
const schema260 = {"type":"object","properties":{"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate632(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate632.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "created_before") || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.created_before !== undefined){
let data0 = data.created_before;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err3);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate632.errors = vErrors;
return errors === 0;
}
validate632.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createCoupon_body = validate633;
const schema261 = {"$ref":"#/$defs/CouponCreate","properties":{"code":true,"name":true,"kind":true,"percent_off":true,"amount_off":true,"currency":true,"max_redemptions":true,"redeem_by":true},"unevaluatedProperties":false};
const schema262 = {"allOf":[{"$ref":"#/$defs/CouponUpdate"},{"if":{"required":["kind"],"properties":{"kind":{"const":"amount_off"}}},"then":{"required":["amount_off","currency"],"properties":{"amount_off":{"type":"number"},"currency":{"type":"string"}}},"else":{"required":["percent_off"],"properties":{"percent_off":{"type":"number"}}}}],"type":"object","required":["code"]};
const schema263 = {"type":"object","properties":{"code":{"type":"string"},"name":{"type":["string","null"]},"kind":{"type":["string","null"],"enum":["amount_off","percent_off",null]},"percent_off":{"anyOf":[{"$ref":"#/$defs/Percent.closed"},{"type":"null"}]},"amount_off":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"max_redemptions":{"type":["integer","null"]},"redeem_by":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]}}};

function validate635(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate635.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema263.properties.name.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: schema263.properties.kind.type}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((data2 === "amount_off") || (data2 === "percent_off")) || (data2 === null))){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema263.properties.kind.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.percent_off !== undefined){
let data3 = data.percent_off;
const _errs8 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs9 = errors;
if(!(validate97(data3, {instancePath:instancePath+"/percent_off",parentData:data,parentDataProperty:"percent_off",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data3 !== null){
const err4 = {instancePath:instancePath+"/percent_off",schemaPath:"#/properties/percent_off/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid0 = _errs10 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err5 = {instancePath:instancePath+"/percent_off",schemaPath:"#/properties/percent_off/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.amount_off !== undefined){
let data4 = data.amount_off;
const _errs13 = errors;
let counts1 = [errors];
let valid2 = false;
const _errs14 = errors;
if(!(validate88(data4, {instancePath:instancePath+"/amount_off",parentData:data,parentDataProperty:"amount_off",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
const _errs15 = errors;
if(data4 !== null){
const err6 = {instancePath:instancePath+"/amount_off",schemaPath:"#/properties/amount_off/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err6);
errors++;
}
var _valid1 = _errs15 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
if(!valid2){
const err7 = {instancePath:instancePath+"/amount_off",schemaPath:"#/properties/amount_off/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err7);
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.currency !== undefined){
let data5 = data.currency;
const _errs18 = errors;
let counts2 = [errors];
let valid3 = false;
const _errs19 = errors;
if(!(validate90(data5, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var _valid2 = _errs19 === errors;
counts2.push(errors);
valid3 = valid3 || _valid2;
const _errs20 = errors;
if(data5 !== null){
const err8 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err8);
errors++;
}
var _valid2 = _errs20 === errors;
counts2.push(errors);
valid3 = valid3 || _valid2;
if(!valid3){
const err9 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts2}};
(vErrors ??= []).push(err9);
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.max_redemptions !== undefined){
let data6 = data.max_redemptions;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
const err10 = {instancePath:instancePath+"/max_redemptions",schemaPath:"#/properties/max_redemptions/type",keyword:"type",params:{type: schema263.properties.max_redemptions.type}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.redeem_by !== undefined){
let data7 = data.redeem_by;
const _errs25 = errors;
let counts3 = [errors];
let valid4 = false;
const _errs26 = errors;
if(!(validate86(data7, {instancePath:instancePath+"/redeem_by",parentData:data,parentDataProperty:"redeem_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var _valid3 = _errs26 === errors;
counts3.push(errors);
valid4 = valid4 || _valid3;
const _errs27 = errors;
if(data7 !== null){
const err11 = {instancePath:instancePath+"/redeem_by",schemaPath:"#/properties/redeem_by/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err11);
errors++;
}
var _valid3 = _errs27 === errors;
counts3.push(errors);
valid4 = valid4 || _valid3;
if(!valid4){
const err12 = {instancePath:instancePath+"/redeem_by",schemaPath:"#/properties/redeem_by/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts3}};
(vErrors ??= []).push(err12);
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err13);
errors++;
}
validate635.errors = vErrors;
return errors === 0;
}
validate635.evaluated = {"props":{"code":true,"name":true,"kind":true,"percent_off":true,"amount_off":true,"currency":true,"max_redemptions":true,"redeem_by":true},"dynamicProps":false,"dynamicItems":false};


function validate634(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate634.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate635(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate635.errors : vErrors.concat(validate635.errors);
errors = vErrors.length;
}
const _errs3 = errors;
let valid1 = true;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.kind === undefined) && (missing0 = "kind")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
else {
if(data.kind !== undefined){
if("amount_off" !== data.kind){
const err1 = {};
(vErrors ??= []).push(err1);
errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount_off === undefined){
const err2 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "amount_off"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.currency === undefined){
const err3 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "currency"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.amount_off !== undefined){
if(!(typeof data.amount_off == "number")){
const err4 = {instancePath:instancePath+"/amount_off",schemaPath:"#/allOf/1/then/properties/amount_off/type",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.currency !== undefined){
if(typeof data.currency !== "string"){
const err5 = {instancePath:instancePath+"/currency",schemaPath:"#/allOf/1/then/properties/currency/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.amount_off = true;
props0.currency = true;
props0.kind = true;
}
ifClause0 = "then";
}
else {
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.percent_off === undefined){
const err6 = {instancePath,schemaPath:"#/allOf/1/else/required",keyword:"required",params:{missingProperty: "percent_off"}};
(vErrors ??= []).push(err6);
errors++;
}
if(data.percent_off !== undefined){
if(!(typeof data.percent_off == "number")){
const err7 = {instancePath:instancePath+"/percent_off",schemaPath:"#/allOf/1/else/properties/percent_off/type",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err7);
errors++;
}
}
}
var _valid0 = _errs11 === errors;
valid1 = _valid0;
if(valid1){
if(props0 !== true){
props0 = props0 || {};
props0.percent_off = true;
}
}
ifClause0 = "else";
}
if(!valid1){
const err8 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: ifClause0}};
(vErrors ??= []).push(err8);
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.name = true;
props0.kind = true;
props0.percent_off = true;
props0.amount_off = true;
props0.currency = true;
props0.max_redemptions = true;
props0.redeem_by = true;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err10);
errors++;
}
validate634.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate634.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate633(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate633.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate634(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate634.errors : vErrors.concat(validate634.errors);
errors = vErrors.length;
}
else {
var props0 = validate634.evaluated.props;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.name = true;
props0.kind = true;
props0.percent_off = true;
props0.amount_off = true;
props0.currency = true;
props0.max_redemptions = true;
props0.redeem_by = true;
}
if(props0 !== true){
for(const key0 in data){
if(!props0 || !props0[key0]){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
}
validate633.errors = vErrors;
return errors === 0;
}
validate633.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_Coupon = validate642;

function validate642(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate642.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate623(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate623.errors : vErrors.concat(validate623.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((key0 !== "id") && (key0 !== "times_redeemed")) && (key0 !== "code")) && (key0 !== "name")) && (key0 !== "kind")) && (key0 !== "percent_off")) && (key0 !== "amount_off")) && (key0 !== "currency")) && (key0 !== "max_redemptions")) && (key0 !== "redeem_by")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate642.errors = vErrors;
return errors === 0;
}
validate642.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createCoupon_query = validate644;
const schema265 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate644(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate644.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate644.errors = vErrors;
return errors === 0;
}
validate644.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getCoupon_query = validate645;
const schema266 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate645(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate645.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate645.errors = vErrors;
return errors === 0;
}
validate645.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateCoupon_body = validate646;
const schema267 = {"$ref":"#/$defs/CouponUpdate","properties":{"code":true,"name":true,"kind":true,"percent_off":true,"amount_off":true,"currency":true,"max_redemptions":true,"redeem_by":true},"unevaluatedProperties":false};

function validate646(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate646.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate635(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate635.errors : vErrors.concat(validate635.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((key0 !== "code") && (key0 !== "name")) && (key0 !== "kind")) && (key0 !== "percent_off")) && (key0 !== "amount_off")) && (key0 !== "currency")) && (key0 !== "max_redemptions")) && (key0 !== "redeem_by")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate646.errors = vErrors;
return errors === 0;
}
validate646.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateCoupon_query = validate648;
const schema268 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate648(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate648.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate648.errors = vErrors;
return errors === 0;
}
validate648.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteCoupon_query = validate649;
const schema269 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate649(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate649.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate649.errors = vErrors;
return errors === 0;
}
validate649.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_listSessions = validate650;
const schema270 = {"type":"array","items":{"$ref":"#/$defs/CheckoutSession.closed"}};
const schema271 = {"$ref":"#/$defs/CheckoutSession","properties":{"id":true,"status":true,"permalink":true,"items":true,"customer":true,"success_url":true,"cancel_url":true,"payment_methods":true,"coupon":true,"coupon_collection":true,"billing_details_collection":true,"updatable_quantity":true,"locale":true,"processor":true,"processor_id":true,"custom":true,"metadata":true},"unevaluatedProperties":false};
const schema272 = {"allOf":[{"$ref":"#/$defs/CheckoutSessionUpdate"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"status":{"type":"string","enum":["pending","processing","failed","completed","abandoned"]},"permalink":{"$ref":"#/$defs/Url.closed"}}};
const schema273 = {"type":"object","properties":{"items":{"type":["array","null"],"minItems":1,"maxItems":200,"items":{"$ref":"#/$defs/CheckoutItem.closed"}},"customer":{"anyOf":[{"$ref":"#/$defs/CheckoutCustomer.closed"},{"type":"null"}]},"success_url":{"$ref":"#/$defs/Url.closed"},"cancel_url":{"anyOf":[{"$ref":"#/$defs/Url.closed"},{"type":"null"}]},"payment_methods":{"type":["array","null"],"items":{"type":"string","enum":["card","paypal"]}},"coupon":{"type":["string","null"]},"coupon_collection":{"type":["boolean","null"]},"billing_details_collection":{"type":"string","enum":["auto","required"]},"updatable_quantity":{"type":["boolean","null"]},"locale":{"type":["string","null"],"enum":["auto","ca","de","en","es","fi","fr","hu","it","nb","nl","sv",null]},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]},"custom":{"type":["object","null"],"additionalProperties":true},"metadata":{"type":["object","null"],"additionalProperties":true}}};
const schema274 = {"$ref":"#/$defs/CheckoutItem","properties":{"product":true,"name":true,"description":true,"quantity":true,"amount":true,"currency":true},"unevaluatedProperties":false};
const schema275 = {"type":"object","required":["product"],"properties":{"product":{"type":"string"},"name":{"type":["string","null"]},"description":{"type":["string","null"]},"quantity":{"type":["integer","null"],"minimum":1},"amount":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]}}};

function validate655(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate655.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.product === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "product"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.product !== undefined){
if(typeof data.product !== "string"){
const err1 = {instancePath:instancePath+"/product",schemaPath:"#/properties/product/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema275.properties.name.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema275.properties.description.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.quantity !== undefined){
let data3 = data.quantity;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err4 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: schema275.properties.quantity.type}};
(vErrors ??= []).push(err4);
errors++;
}
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
if(data.amount !== undefined){
let data4 = data.amount;
const _errs10 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs11 = errors;
if(!(validate58(data4, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs12 = errors;
if(data4 !== null){
const err6 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err6);
errors++;
}
var _valid0 = _errs12 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err7 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err7);
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.currency !== undefined){
let data5 = data.currency;
const _errs15 = errors;
let counts1 = [errors];
let valid2 = false;
const _errs16 = errors;
if(!(validate65(data5, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
const _errs17 = errors;
if(data5 !== null){
const err8 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err8);
errors++;
}
var _valid1 = _errs17 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
if(!valid2){
const err9 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err9);
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err10);
errors++;
}
validate655.errors = vErrors;
return errors === 0;
}
validate655.evaluated = {"props":{"product":true,"name":true,"description":true,"quantity":true,"amount":true,"currency":true},"dynamicProps":false,"dynamicItems":false};


function validate654(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate654.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate655(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate655.errors : vErrors.concat(validate655.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((key0 !== "product") && (key0 !== "name")) && (key0 !== "description")) && (key0 !== "quantity")) && (key0 !== "amount")) && (key0 !== "currency")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate654.errors = vErrors;
return errors === 0;
}
validate654.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema276 = {"$ref":"#/$defs/CheckoutCustomer","properties":{"email":true,"company":true,"contact":true,"first_name":true,"last_name":true,"tax_id":true,"billing_country":true,"billing_postal_code":true,"billing_city":true,"billing_street_line_1":true,"billing_street_line_2":true},"unevaluatedProperties":false};
const schema277 = {"type":"object","properties":{"email":{"type":["string","null"]},"company":{"type":["string","null"]},"contact":{"type":["integer","null"]},"first_name":{"type":["string","null"]},"last_name":{"type":["string","null"]},"tax_id":{"type":["string","null"]},"billing_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"billing_postal_code":{"type":["string","null"]},"billing_city":{"type":["string","null"]},"billing_street_line_1":{"type":["string","null"]},"billing_street_line_2":{"type":["string","null"]}}};

function validate661(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate661.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email !== undefined){
let data0 = data.email;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema277.properties.email.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.company !== undefined){
let data1 = data.company;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schema277.properties.company.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.contact !== undefined){
let data2 = data.contact;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
const err2 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: schema277.properties.contact.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.first_name !== undefined){
let data3 = data.first_name;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: schema277.properties.first_name.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.last_name !== undefined){
let data4 = data.last_name;
if((typeof data4 !== "string") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema277.properties.last_name.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.tax_id !== undefined){
let data5 = data.tax_id;
if((typeof data5 !== "string") && (data5 !== null)){
const err5 = {instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: schema277.properties.tax_id.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.billing_country !== undefined){
let data6 = data.billing_country;
const _errs14 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs15 = errors;
if(!(validate67(data6, {instancePath:instancePath+"/billing_country",parentData:data,parentDataProperty:"billing_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs16 = errors;
if(data6 !== null){
const err6 = {instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err6);
errors++;
}
var _valid0 = _errs16 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err7 = {instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err7);
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.billing_postal_code !== undefined){
let data7 = data.billing_postal_code;
if((typeof data7 !== "string") && (data7 !== null)){
const err8 = {instancePath:instancePath+"/billing_postal_code",schemaPath:"#/properties/billing_postal_code/type",keyword:"type",params:{type: schema277.properties.billing_postal_code.type}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.billing_city !== undefined){
let data8 = data.billing_city;
if((typeof data8 !== "string") && (data8 !== null)){
const err9 = {instancePath:instancePath+"/billing_city",schemaPath:"#/properties/billing_city/type",keyword:"type",params:{type: schema277.properties.billing_city.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.billing_street_line_1 !== undefined){
let data9 = data.billing_street_line_1;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/billing_street_line_1",schemaPath:"#/properties/billing_street_line_1/type",keyword:"type",params:{type: schema277.properties.billing_street_line_1.type}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.billing_street_line_2 !== undefined){
let data10 = data.billing_street_line_2;
if((typeof data10 !== "string") && (data10 !== null)){
const err11 = {instancePath:instancePath+"/billing_street_line_2",schemaPath:"#/properties/billing_street_line_2/type",keyword:"type",params:{type: schema277.properties.billing_street_line_2.type}};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err12);
errors++;
}
validate661.errors = vErrors;
return errors === 0;
}
validate661.evaluated = {"props":{"email":true,"company":true,"contact":true,"first_name":true,"last_name":true,"tax_id":true,"billing_country":true,"billing_postal_code":true,"billing_city":true,"billing_street_line_1":true,"billing_street_line_2":true},"dynamicProps":false,"dynamicItems":false};


function validate660(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate660.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate661(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate661.errors : vErrors.concat(validate661.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((key0 !== "email") && (key0 !== "company")) && (key0 !== "contact")) && (key0 !== "first_name")) && (key0 !== "last_name")) && (key0 !== "tax_id")) && (key0 !== "billing_country")) && (key0 !== "billing_postal_code")) && (key0 !== "billing_city")) && (key0 !== "billing_street_line_1")) && (key0 !== "billing_street_line_2")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate660.errors = vErrors;
return errors === 0;
}
validate660.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate653(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate653.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items !== undefined){
let data0 = data.items;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema273.properties.items.type}};
(vErrors ??= []).push(err0);
errors++;
}
if(Array.isArray(data0)){
if(data0.length > 200){
const err1 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 200}};
(vErrors ??= []).push(err1);
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err2);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate654(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate654.errors : vErrors.concat(validate654.errors);
errors = vErrors.length;
}
}
}
}
if(data.customer !== undefined){
let data2 = data.customer;
const _errs5 = errors;
let counts0 = [errors];
let valid3 = false;
const _errs6 = errors;
if(!(validate660(data2, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate660.errors : vErrors.concat(validate660.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
counts0.push(errors);
valid3 = valid3 || _valid0;
const _errs7 = errors;
if(data2 !== null){
const err3 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs7 === errors;
counts0.push(errors);
valid3 = valid3 || _valid0;
if(!valid3){
const err4 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.success_url !== undefined){
if(!(validate164(data.success_url, {instancePath:instancePath+"/success_url",parentData:data,parentDataProperty:"success_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
}
if(data.cancel_url !== undefined){
let data4 = data.cancel_url;
const _errs11 = errors;
let counts1 = [errors];
let valid4 = false;
const _errs12 = errors;
if(!(validate164(data4, {instancePath:instancePath+"/cancel_url",parentData:data,parentDataProperty:"cancel_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
counts1.push(errors);
valid4 = valid4 || _valid1;
const _errs13 = errors;
if(data4 !== null){
const err5 = {instancePath:instancePath+"/cancel_url",schemaPath:"#/properties/cancel_url/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err5);
errors++;
}
var _valid1 = _errs13 === errors;
counts1.push(errors);
valid4 = valid4 || _valid1;
if(!valid4){
const err6 = {instancePath:instancePath+"/cancel_url",schemaPath:"#/properties/cancel_url/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err6);
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.payment_methods !== undefined){
let data5 = data.payment_methods;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err7 = {instancePath:instancePath+"/payment_methods",schemaPath:"#/properties/payment_methods/type",keyword:"type",params:{type: schema273.properties.payment_methods.type}};
(vErrors ??= []).push(err7);
errors++;
}
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/payment_methods/" + i1,schemaPath:"#/properties/payment_methods/items/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
if(!((data6 === "card") || (data6 === "paypal"))){
const err9 = {instancePath:instancePath+"/payment_methods/" + i1,schemaPath:"#/properties/payment_methods/items/enum",keyword:"enum",params:{allowedValues: schema273.properties.payment_methods.items.enum}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
}
if(data.coupon !== undefined){
let data7 = data.coupon;
if((typeof data7 !== "string") && (data7 !== null)){
const err10 = {instancePath:instancePath+"/coupon",schemaPath:"#/properties/coupon/type",keyword:"type",params:{type: schema273.properties.coupon.type}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.coupon_collection !== undefined){
let data8 = data.coupon_collection;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err11 = {instancePath:instancePath+"/coupon_collection",schemaPath:"#/properties/coupon_collection/type",keyword:"type",params:{type: schema273.properties.coupon_collection.type}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.billing_details_collection !== undefined){
let data9 = data.billing_details_collection;
if(typeof data9 !== "string"){
const err12 = {instancePath:instancePath+"/billing_details_collection",schemaPath:"#/properties/billing_details_collection/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
if(!((data9 === "auto") || (data9 === "required"))){
const err13 = {instancePath:instancePath+"/billing_details_collection",schemaPath:"#/properties/billing_details_collection/enum",keyword:"enum",params:{allowedValues: schema273.properties.billing_details_collection.enum}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.updatable_quantity !== undefined){
let data10 = data.updatable_quantity;
if((typeof data10 !== "boolean") && (data10 !== null)){
const err14 = {instancePath:instancePath+"/updatable_quantity",schemaPath:"#/properties/updatable_quantity/type",keyword:"type",params:{type: schema273.properties.updatable_quantity.type}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.locale !== undefined){
let data11 = data.locale;
if((typeof data11 !== "string") && (data11 !== null)){
const err15 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: schema273.properties.locale.type}};
(vErrors ??= []).push(err15);
errors++;
}
if(!(((((((((((((data11 === "auto") || (data11 === "ca")) || (data11 === "de")) || (data11 === "en")) || (data11 === "es")) || (data11 === "fi")) || (data11 === "fr")) || (data11 === "hu")) || (data11 === "it")) || (data11 === "nb")) || (data11 === "nl")) || (data11 === "sv")) || (data11 === null))){
const err16 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/enum",keyword:"enum",params:{allowedValues: schema273.properties.locale.enum}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.processor !== undefined){
let data12 = data.processor;
if((typeof data12 !== "string") && (data12 !== null)){
const err17 = {instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema273.properties.processor.type}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.processor_id !== undefined){
let data13 = data.processor_id;
if((typeof data13 !== "string") && (data13 !== null)){
const err18 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema273.properties.processor_id.type}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.custom !== undefined){
let data14 = data.custom;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
const err19 = {instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/type",keyword:"type",params:{type: schema273.properties.custom.type}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.metadata !== undefined){
let data15 = data.metadata;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
const err20 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: schema273.properties.metadata.type}};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err21);
errors++;
}
validate653.errors = vErrors;
return errors === 0;
}
validate653.evaluated = {"props":{"items":true,"customer":true,"success_url":true,"cancel_url":true,"payment_methods":true,"coupon":true,"coupon_collection":true,"billing_details_collection":true,"updatable_quantity":true,"locale":true,"processor":true,"processor_id":true,"custom":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate652(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate652.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate653(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate653.errors : vErrors.concat(validate653.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((((data1 === "pending") || (data1 === "processing")) || (data1 === "failed")) || (data1 === "completed")) || (data1 === "abandoned"))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema272.properties.status.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.permalink !== undefined){
if(!(validate164(data.permalink, {instancePath:instancePath+"/permalink",parentData:data,parentDataProperty:"permalink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate652.errors = vErrors;
return errors === 0;
}
validate652.evaluated = {"props":{"id":true,"status":true,"permalink":true,"items":true,"customer":true,"success_url":true,"cancel_url":true,"payment_methods":true,"coupon":true,"coupon_collection":true,"billing_details_collection":true,"updatable_quantity":true,"locale":true,"processor":true,"processor_id":true,"custom":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate651(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate651.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate652(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((key0 !== "id") && (key0 !== "status")) && (key0 !== "permalink")) && (key0 !== "items")) && (key0 !== "customer")) && (key0 !== "success_url")) && (key0 !== "cancel_url")) && (key0 !== "payment_methods")) && (key0 !== "coupon")) && (key0 !== "coupon_collection")) && (key0 !== "billing_details_collection")) && (key0 !== "updatable_quantity")) && (key0 !== "locale")) && (key0 !== "processor")) && (key0 !== "processor_id")) && (key0 !== "custom")) && (key0 !== "metadata")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate651.errors = vErrors;
return errors === 0;
}
validate651.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate650(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate650.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate651(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate651.errors : vErrors.concat(validate651.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate650.errors = vErrors;
return errors === 0;
}
validate650.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listSessions_query = validate671;
const schema278 = {"type":"object","properties":{"status":{"type":"string","enum":["pending","processing","failed","completed","abandoned"]},"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate671(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate671.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "created_before")) || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
if(!(((((data0 === "pending") || (data0 === "processing")) || (data0 === "failed")) || (data0 === "completed")) || (data0 === "abandoned"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema278.properties.status.enum}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.created_before !== undefined){
let data1 = data.created_before;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.limit !== undefined){
let data2 = data.limit;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
if(typeof data2 == "number"){
if(data2 > 100 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err5);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate671.errors = vErrors;
return errors === 0;
}
validate671.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createSession_body = validate672;
const schema279 = {"$ref":"#/$defs/CheckoutSessionCreate","properties":{"billing_details_collection":true,"items":true,"customer":true,"success_url":true,"cancel_url":true,"payment_methods":true,"coupon":true,"coupon_collection":true,"updatable_quantity":true,"locale":true,"processor":true,"processor_id":true,"custom":true,"metadata":true},"unevaluatedProperties":false};
const schema280 = {"allOf":[{"$ref":"#/$defs/CheckoutSessionUpdate"}],"type":"object","required":["success_url"],"properties":{"billing_details_collection":{"type":"string"}}};
const schema281 = {"type":"object","properties":{"items":{"type":["array","null"],"minItems":1,"maxItems":200,"items":{"$ref":"#/$defs/CheckoutItem.closed"}},"customer":{"anyOf":[{"$ref":"#/$defs/CheckoutCustomer.closed"},{"type":"null"}]},"success_url":{"$ref":"#/$defs/Url.closed"},"cancel_url":{"anyOf":[{"$ref":"#/$defs/Url.closed"},{"type":"null"}]},"payment_methods":{"type":["array","null"],"items":{"type":"string","enum":["card","paypal"]}},"coupon":{"type":["string","null"]},"coupon_collection":{"type":["boolean","null"]},"billing_details_collection":{"type":"string","enum":["auto","required"]},"updatable_quantity":{"type":["boolean","null"]},"locale":{"type":["string","null"],"enum":["auto","ca","de","en","es","fi","fr","hu","it","nb","nl","sv",null]},"processor":{"type":["string","null"]},"processor_id":{"type":["string","null"]},"custom":{"type":["object","null"],"additionalProperties":true},"metadata":{"type":["object","null"],"additionalProperties":true}}};
const schema282 = {"$ref":"#/$defs/CheckoutItem","properties":{"product":true,"name":true,"description":true,"quantity":true,"amount":true,"currency":true},"unevaluatedProperties":false};
const schema283 = {"type":"object","required":["product"],"properties":{"product":{"type":"string"},"name":{"type":["string","null"]},"description":{"type":["string","null"]},"quantity":{"type":["integer","null"],"minimum":1},"amount":{"anyOf":[{"$ref":"#/$defs/Decimal.closed"},{"type":"null"}]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]}}};

function validate676(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate676.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.product === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "product"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.product !== undefined){
if(typeof data.product !== "string"){
const err1 = {instancePath:instancePath+"/product",schemaPath:"#/properties/product/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema283.properties.name.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema283.properties.description.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.quantity !== undefined){
let data3 = data.quantity;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err4 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: schema283.properties.quantity.type}};
(vErrors ??= []).push(err4);
errors++;
}
if(typeof data3 == "number"){
if(data3 < 1 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
if(data.amount !== undefined){
let data4 = data.amount;
const _errs10 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs11 = errors;
if(!(validate88(data4, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs12 = errors;
if(data4 !== null){
const err6 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err6);
errors++;
}
var _valid0 = _errs12 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err7 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err7);
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.currency !== undefined){
let data5 = data.currency;
const _errs15 = errors;
let counts1 = [errors];
let valid2 = false;
const _errs16 = errors;
if(!(validate90(data5, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
const _errs17 = errors;
if(data5 !== null){
const err8 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err8);
errors++;
}
var _valid1 = _errs17 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
if(!valid2){
const err9 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err9);
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err10);
errors++;
}
validate676.errors = vErrors;
return errors === 0;
}
validate676.evaluated = {"props":{"product":true,"name":true,"description":true,"quantity":true,"amount":true,"currency":true},"dynamicProps":false,"dynamicItems":false};


function validate675(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate675.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate676(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate676.errors : vErrors.concat(validate676.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((key0 !== "product") && (key0 !== "name")) && (key0 !== "description")) && (key0 !== "quantity")) && (key0 !== "amount")) && (key0 !== "currency")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate675.errors = vErrors;
return errors === 0;
}
validate675.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema284 = {"$ref":"#/$defs/CheckoutCustomer","properties":{"email":true,"company":true,"contact":true,"first_name":true,"last_name":true,"tax_id":true,"billing_country":true,"billing_postal_code":true,"billing_city":true,"billing_street_line_1":true,"billing_street_line_2":true},"unevaluatedProperties":false};
const schema285 = {"type":"object","properties":{"email":{"type":["string","null"]},"company":{"type":["string","null"]},"contact":{"type":["integer","null"]},"first_name":{"type":["string","null"]},"last_name":{"type":["string","null"]},"tax_id":{"type":["string","null"]},"billing_country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"billing_postal_code":{"type":["string","null"]},"billing_city":{"type":["string","null"]},"billing_street_line_1":{"type":["string","null"]},"billing_street_line_2":{"type":["string","null"]}}};

function validate682(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate682.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email !== undefined){
let data0 = data.email;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema285.properties.email.type}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.company !== undefined){
let data1 = data.company;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schema285.properties.company.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.contact !== undefined){
let data2 = data.contact;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
const err2 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: schema285.properties.contact.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.first_name !== undefined){
let data3 = data.first_name;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: schema285.properties.first_name.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.last_name !== undefined){
let data4 = data.last_name;
if((typeof data4 !== "string") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema285.properties.last_name.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.tax_id !== undefined){
let data5 = data.tax_id;
if((typeof data5 !== "string") && (data5 !== null)){
const err5 = {instancePath:instancePath+"/tax_id",schemaPath:"#/properties/tax_id/type",keyword:"type",params:{type: schema285.properties.tax_id.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.billing_country !== undefined){
let data6 = data.billing_country;
const _errs14 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs15 = errors;
if(!(validate79(data6, {instancePath:instancePath+"/billing_country",parentData:data,parentDataProperty:"billing_country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs16 = errors;
if(data6 !== null){
const err6 = {instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err6);
errors++;
}
var _valid0 = _errs16 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err7 = {instancePath:instancePath+"/billing_country",schemaPath:"#/properties/billing_country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err7);
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.billing_postal_code !== undefined){
let data7 = data.billing_postal_code;
if((typeof data7 !== "string") && (data7 !== null)){
const err8 = {instancePath:instancePath+"/billing_postal_code",schemaPath:"#/properties/billing_postal_code/type",keyword:"type",params:{type: schema285.properties.billing_postal_code.type}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.billing_city !== undefined){
let data8 = data.billing_city;
if((typeof data8 !== "string") && (data8 !== null)){
const err9 = {instancePath:instancePath+"/billing_city",schemaPath:"#/properties/billing_city/type",keyword:"type",params:{type: schema285.properties.billing_city.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.billing_street_line_1 !== undefined){
let data9 = data.billing_street_line_1;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/billing_street_line_1",schemaPath:"#/properties/billing_street_line_1/type",keyword:"type",params:{type: schema285.properties.billing_street_line_1.type}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.billing_street_line_2 !== undefined){
let data10 = data.billing_street_line_2;
if((typeof data10 !== "string") && (data10 !== null)){
const err11 = {instancePath:instancePath+"/billing_street_line_2",schemaPath:"#/properties/billing_street_line_2/type",keyword:"type",params:{type: schema285.properties.billing_street_line_2.type}};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err12);
errors++;
}
validate682.errors = vErrors;
return errors === 0;
}
validate682.evaluated = {"props":{"email":true,"company":true,"contact":true,"first_name":true,"last_name":true,"tax_id":true,"billing_country":true,"billing_postal_code":true,"billing_city":true,"billing_street_line_1":true,"billing_street_line_2":true},"dynamicProps":false,"dynamicItems":false};


function validate681(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate681.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate682(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate682.errors : vErrors.concat(validate682.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((key0 !== "email") && (key0 !== "company")) && (key0 !== "contact")) && (key0 !== "first_name")) && (key0 !== "last_name")) && (key0 !== "tax_id")) && (key0 !== "billing_country")) && (key0 !== "billing_postal_code")) && (key0 !== "billing_city")) && (key0 !== "billing_street_line_1")) && (key0 !== "billing_street_line_2")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate681.errors = vErrors;
return errors === 0;
}
validate681.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema286 = {"type":"string","format":"uri"};

function validate686(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate686.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats2(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
validate686.errors = vErrors;
return errors === 0;
}
validate686.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate674(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate674.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items !== undefined){
let data0 = data.items;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: schema281.properties.items.type}};
(vErrors ??= []).push(err0);
errors++;
}
if(Array.isArray(data0)){
if(data0.length > 200){
const err1 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 200}};
(vErrors ??= []).push(err1);
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err2);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate675(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate675.errors : vErrors.concat(validate675.errors);
errors = vErrors.length;
}
}
}
}
if(data.customer !== undefined){
let data2 = data.customer;
const _errs5 = errors;
let counts0 = [errors];
let valid3 = false;
const _errs6 = errors;
if(!(validate681(data2, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate681.errors : vErrors.concat(validate681.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
counts0.push(errors);
valid3 = valid3 || _valid0;
const _errs7 = errors;
if(data2 !== null){
const err3 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err3);
errors++;
}
var _valid0 = _errs7 === errors;
counts0.push(errors);
valid3 = valid3 || _valid0;
if(!valid3){
const err4 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err4);
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.success_url !== undefined){
if(!(validate686(data.success_url, {instancePath:instancePath+"/success_url",parentData:data,parentDataProperty:"success_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors);
errors = vErrors.length;
}
}
if(data.cancel_url !== undefined){
let data4 = data.cancel_url;
const _errs11 = errors;
let counts1 = [errors];
let valid4 = false;
const _errs12 = errors;
if(!(validate686(data4, {instancePath:instancePath+"/cancel_url",parentData:data,parentDataProperty:"cancel_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
counts1.push(errors);
valid4 = valid4 || _valid1;
const _errs13 = errors;
if(data4 !== null){
const err5 = {instancePath:instancePath+"/cancel_url",schemaPath:"#/properties/cancel_url/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err5);
errors++;
}
var _valid1 = _errs13 === errors;
counts1.push(errors);
valid4 = valid4 || _valid1;
if(!valid4){
const err6 = {instancePath:instancePath+"/cancel_url",schemaPath:"#/properties/cancel_url/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err6);
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.payment_methods !== undefined){
let data5 = data.payment_methods;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err7 = {instancePath:instancePath+"/payment_methods",schemaPath:"#/properties/payment_methods/type",keyword:"type",params:{type: schema281.properties.payment_methods.type}};
(vErrors ??= []).push(err7);
errors++;
}
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/payment_methods/" + i1,schemaPath:"#/properties/payment_methods/items/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
if(!((data6 === "card") || (data6 === "paypal"))){
const err9 = {instancePath:instancePath+"/payment_methods/" + i1,schemaPath:"#/properties/payment_methods/items/enum",keyword:"enum",params:{allowedValues: schema281.properties.payment_methods.items.enum}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
}
if(data.coupon !== undefined){
let data7 = data.coupon;
if((typeof data7 !== "string") && (data7 !== null)){
const err10 = {instancePath:instancePath+"/coupon",schemaPath:"#/properties/coupon/type",keyword:"type",params:{type: schema281.properties.coupon.type}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.coupon_collection !== undefined){
let data8 = data.coupon_collection;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err11 = {instancePath:instancePath+"/coupon_collection",schemaPath:"#/properties/coupon_collection/type",keyword:"type",params:{type: schema281.properties.coupon_collection.type}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.billing_details_collection !== undefined){
let data9 = data.billing_details_collection;
if(typeof data9 !== "string"){
const err12 = {instancePath:instancePath+"/billing_details_collection",schemaPath:"#/properties/billing_details_collection/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
if(!((data9 === "auto") || (data9 === "required"))){
const err13 = {instancePath:instancePath+"/billing_details_collection",schemaPath:"#/properties/billing_details_collection/enum",keyword:"enum",params:{allowedValues: schema281.properties.billing_details_collection.enum}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.updatable_quantity !== undefined){
let data10 = data.updatable_quantity;
if((typeof data10 !== "boolean") && (data10 !== null)){
const err14 = {instancePath:instancePath+"/updatable_quantity",schemaPath:"#/properties/updatable_quantity/type",keyword:"type",params:{type: schema281.properties.updatable_quantity.type}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.locale !== undefined){
let data11 = data.locale;
if((typeof data11 !== "string") && (data11 !== null)){
const err15 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: schema281.properties.locale.type}};
(vErrors ??= []).push(err15);
errors++;
}
if(!(((((((((((((data11 === "auto") || (data11 === "ca")) || (data11 === "de")) || (data11 === "en")) || (data11 === "es")) || (data11 === "fi")) || (data11 === "fr")) || (data11 === "hu")) || (data11 === "it")) || (data11 === "nb")) || (data11 === "nl")) || (data11 === "sv")) || (data11 === null))){
const err16 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/enum",keyword:"enum",params:{allowedValues: schema281.properties.locale.enum}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.processor !== undefined){
let data12 = data.processor;
if((typeof data12 !== "string") && (data12 !== null)){
const err17 = {instancePath:instancePath+"/processor",schemaPath:"#/properties/processor/type",keyword:"type",params:{type: schema281.properties.processor.type}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.processor_id !== undefined){
let data13 = data.processor_id;
if((typeof data13 !== "string") && (data13 !== null)){
const err18 = {instancePath:instancePath+"/processor_id",schemaPath:"#/properties/processor_id/type",keyword:"type",params:{type: schema281.properties.processor_id.type}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.custom !== undefined){
let data14 = data.custom;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
const err19 = {instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/type",keyword:"type",params:{type: schema281.properties.custom.type}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.metadata !== undefined){
let data15 = data.metadata;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
const err20 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: schema281.properties.metadata.type}};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err21);
errors++;
}
validate674.errors = vErrors;
return errors === 0;
}
validate674.evaluated = {"props":{"items":true,"customer":true,"success_url":true,"cancel_url":true,"payment_methods":true,"coupon":true,"coupon_collection":true,"billing_details_collection":true,"updatable_quantity":true,"locale":true,"processor":true,"processor_id":true,"custom":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate673(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate673.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate674(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate674.errors : vErrors.concat(validate674.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success_url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success_url"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.billing_details_collection !== undefined){
if(typeof data.billing_details_collection !== "string"){
const err1 = {instancePath:instancePath+"/billing_details_collection",schemaPath:"#/properties/billing_details_collection/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate673.errors = vErrors;
return errors === 0;
}
validate673.evaluated = {"props":{"billing_details_collection":true,"items":true,"customer":true,"success_url":true,"cancel_url":true,"payment_methods":true,"coupon":true,"coupon_collection":true,"updatable_quantity":true,"locale":true,"processor":true,"processor_id":true,"custom":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate672(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate672.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate673(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate673.errors : vErrors.concat(validate673.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((key0 !== "billing_details_collection") && (key0 !== "items")) && (key0 !== "customer")) && (key0 !== "success_url")) && (key0 !== "cancel_url")) && (key0 !== "payment_methods")) && (key0 !== "coupon")) && (key0 !== "coupon_collection")) && (key0 !== "updatable_quantity")) && (key0 !== "locale")) && (key0 !== "processor")) && (key0 !== "processor_id")) && (key0 !== "custom")) && (key0 !== "metadata")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate672.errors = vErrors;
return errors === 0;
}
validate672.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_CheckoutSession = validate691;

function validate691(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate691.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate652(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((((((((((key0 !== "id") && (key0 !== "status")) && (key0 !== "permalink")) && (key0 !== "items")) && (key0 !== "customer")) && (key0 !== "success_url")) && (key0 !== "cancel_url")) && (key0 !== "payment_methods")) && (key0 !== "coupon")) && (key0 !== "coupon_collection")) && (key0 !== "billing_details_collection")) && (key0 !== "updatable_quantity")) && (key0 !== "locale")) && (key0 !== "processor")) && (key0 !== "processor_id")) && (key0 !== "custom")) && (key0 !== "metadata")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate691.errors = vErrors;
return errors === 0;
}
validate691.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createSession_query = validate693;
const schema288 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate693(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate693.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate693.errors = vErrors;
return errors === 0;
}
validate693.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getSession_query = validate694;
const schema289 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate694(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate694.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate694.errors = vErrors;
return errors === 0;
}
validate694.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateSession_body = validate695;
const schema290 = {"$ref":"#/$defs/CheckoutSessionUpdate","properties":{"items":true,"customer":true,"success_url":true,"cancel_url":true,"payment_methods":true,"coupon":true,"coupon_collection":true,"billing_details_collection":true,"updatable_quantity":true,"locale":true,"processor":true,"processor_id":true,"custom":true,"metadata":true},"unevaluatedProperties":false};

function validate695(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate695.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate674(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate674.errors : vErrors.concat(validate674.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((key0 !== "items") && (key0 !== "customer")) && (key0 !== "success_url")) && (key0 !== "cancel_url")) && (key0 !== "payment_methods")) && (key0 !== "coupon")) && (key0 !== "coupon_collection")) && (key0 !== "billing_details_collection")) && (key0 !== "updatable_quantity")) && (key0 !== "locale")) && (key0 !== "processor")) && (key0 !== "processor_id")) && (key0 !== "custom")) && (key0 !== "metadata")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate695.errors = vErrors;
return errors === 0;
}
validate695.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateSession_query = validate697;
const schema291 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate697(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate697.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate697.errors = vErrors;
return errors === 0;
}
validate697.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteSession_query = validate698;
const schema292 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate698(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate698.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate698.errors = vErrors;
return errors === 0;
}
validate698.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_listReportRequests = validate699;
const schema293 = {"type":"array","items":{"$ref":"#/$defs/ReportRequest.closed"}};
const schema294 = {"$ref":"#/$defs/ReportRequest","properties":{"id":true,"state":true,"report_url":true,"created_at":true,"completed_at":true,"report_type":true,"parameters":true},"unevaluatedProperties":false};
const schema295 = {"allOf":[{"$ref":"#/$defs/ReportRequestCreate"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"state":{"type":"string","enum":["pending","succeeded","failed"]},"report_url":{"anyOf":[{"$ref":"#/$defs/Url.closed"},{"type":"null"}]},"created_at":{"$ref":"#/$defs/Timestamp.closed"},"completed_at":{"anyOf":[{"$ref":"#/$defs/Timestamp.closed"},{"type":"null"}]}}};
const schema296 = {"type":"object","properties":{"report_type":{"type":["string","null"],"enum":["tax_summary","invoices_list","credits_list",null]},"parameters":{"anyOf":[{"$ref":"#/$defs/ReportParameters.closed"},{"type":"null"}]}}};
const schema297 = {"$ref":"#/$defs/ReportParameters","properties":{"from_date":true,"to_date":true},"unevaluatedProperties":false};
const schema298 = {"type":"object","properties":{"from_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"to_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]}}};

function validate704(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate704.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from_date !== undefined){
let data0 = data.from_date;
const _errs2 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs3 = errors;
if(!(validate183(data0, {instancePath:instancePath+"/from_date",parentData:data,parentDataProperty:"from_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/from_date",schemaPath:"#/properties/from_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs4 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/from_date",schemaPath:"#/properties/from_date/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.to_date !== undefined){
let data1 = data.to_date;
const _errs7 = errors;
let counts1 = [errors];
let valid2 = false;
const _errs8 = errors;
if(!(validate183(data1, {instancePath:instancePath+"/to_date",parentData:data,parentDataProperty:"to_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/to_date",schemaPath:"#/properties/to_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid1 = _errs9 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
if(!valid2){
const err3 = {instancePath:instancePath+"/to_date",schemaPath:"#/properties/to_date/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate704.errors = vErrors;
return errors === 0;
}
validate704.evaluated = {"props":{"from_date":true,"to_date":true},"dynamicProps":false,"dynamicItems":false};


function validate703(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate703.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate704(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate704.errors : vErrors.concat(validate704.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((key0 !== "from_date") && (key0 !== "to_date")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate703.errors = vErrors;
return errors === 0;
}
validate703.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate702(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate702.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.report_type !== undefined){
let data0 = data.report_type;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/report_type",schemaPath:"#/properties/report_type/type",keyword:"type",params:{type: schema296.properties.report_type.type}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((((data0 === "tax_summary") || (data0 === "invoices_list")) || (data0 === "credits_list")) || (data0 === null))){
const err1 = {instancePath:instancePath+"/report_type",schemaPath:"#/properties/report_type/enum",keyword:"enum",params:{allowedValues: schema296.properties.report_type.enum}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.parameters !== undefined){
let data1 = data.parameters;
const _errs4 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs5 = errors;
if(!(validate703(data1, {instancePath:instancePath+"/parameters",parentData:data,parentDataProperty:"parameters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate703.errors : vErrors.concat(validate703.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs6 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate702.errors = vErrors;
return errors === 0;
}
validate702.evaluated = {"props":{"report_type":true,"parameters":true},"dynamicProps":false,"dynamicItems":false};


function validate701(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate701.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate702(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate702.errors : vErrors.concat(validate702.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((data1 === "pending") || (data1 === "succeeded")) || (data1 === "failed"))){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema295.properties.state.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.report_url !== undefined){
let data2 = data.report_url;
const _errs7 = errors;
let counts0 = [errors];
let valid2 = false;
const _errs8 = errors;
if(!(validate164(data2, {instancePath:instancePath+"/report_url",parentData:data,parentDataProperty:"report_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
counts0.push(errors);
valid2 = valid2 || _valid0;
const _errs9 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/report_url",schemaPath:"#/properties/report_url/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid0 = _errs9 === errors;
counts0.push(errors);
valid2 = valid2 || _valid0;
if(!valid2){
const err5 = {instancePath:instancePath+"/report_url",schemaPath:"#/properties/report_url/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.created_at !== undefined){
if(!(validate162(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
if(data.completed_at !== undefined){
let data4 = data.completed_at;
const _errs13 = errors;
let counts1 = [errors];
let valid3 = false;
const _errs14 = errors;
if(!(validate162(data4, {instancePath:instancePath+"/completed_at",parentData:data,parentDataProperty:"completed_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
counts1.push(errors);
valid3 = valid3 || _valid1;
const _errs15 = errors;
if(data4 !== null){
const err6 = {instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err6);
errors++;
}
var _valid1 = _errs15 === errors;
counts1.push(errors);
valid3 = valid3 || _valid1;
if(!valid3){
const err7 = {instancePath:instancePath+"/completed_at",schemaPath:"#/properties/completed_at/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err7);
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err8);
errors++;
}
validate701.errors = vErrors;
return errors === 0;
}
validate701.evaluated = {"props":{"id":true,"state":true,"report_url":true,"created_at":true,"completed_at":true,"report_type":true,"parameters":true},"dynamicProps":false,"dynamicItems":false};


function validate700(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate700.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate701(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate701.errors : vErrors.concat(validate701.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((key0 !== "id") && (key0 !== "state")) && (key0 !== "report_url")) && (key0 !== "created_at")) && (key0 !== "completed_at")) && (key0 !== "report_type")) && (key0 !== "parameters")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate700.errors = vErrors;
return errors === 0;
}
validate700.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate699(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate699.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate700(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate700.errors : vErrors.concat(validate700.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate699.errors = vErrors;
return errors === 0;
}
validate699.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listReportRequests_query = validate715;
const schema299 = {"type":"object","properties":{"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate715(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate715.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "created_before") || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.created_before !== undefined){
let data0 = data.created_before;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err3);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate715.errors = vErrors;
return errors === 0;
}
validate715.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createReportRequest_body = validate716;
const schema300 = {"$ref":"#/$defs/ReportRequestCreate","properties":{"report_type":true,"parameters":true},"unevaluatedProperties":false};
const schema301 = {"type":"object","properties":{"report_type":{"type":["string","null"],"enum":["tax_summary","invoices_list","credits_list",null]},"parameters":{"anyOf":[{"$ref":"#/$defs/ReportParameters.closed"},{"type":"null"}]}}};
const schema302 = {"$ref":"#/$defs/ReportParameters","properties":{"from_date":true,"to_date":true},"unevaluatedProperties":false};
const schema303 = {"type":"object","properties":{"from_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]},"to_date":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]}}};

function validate719(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate719.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from_date !== undefined){
let data0 = data.from_date;
const _errs2 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs3 = errors;
if(!(validate86(data0, {instancePath:instancePath+"/from_date",parentData:data,parentDataProperty:"from_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/from_date",schemaPath:"#/properties/from_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs4 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/from_date",schemaPath:"#/properties/from_date/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.to_date !== undefined){
let data1 = data.to_date;
const _errs7 = errors;
let counts1 = [errors];
let valid2 = false;
const _errs8 = errors;
if(!(validate86(data1, {instancePath:instancePath+"/to_date",parentData:data,parentDataProperty:"to_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/to_date",schemaPath:"#/properties/to_date/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid1 = _errs9 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
if(!valid2){
const err3 = {instancePath:instancePath+"/to_date",schemaPath:"#/properties/to_date/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate719.errors = vErrors;
return errors === 0;
}
validate719.evaluated = {"props":{"from_date":true,"to_date":true},"dynamicProps":false,"dynamicItems":false};


function validate718(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate718.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate719(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate719.errors : vErrors.concat(validate719.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((key0 !== "from_date") && (key0 !== "to_date")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate718.errors = vErrors;
return errors === 0;
}
validate718.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate717(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate717.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.report_type !== undefined){
let data0 = data.report_type;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/report_type",schemaPath:"#/properties/report_type/type",keyword:"type",params:{type: schema301.properties.report_type.type}};
(vErrors ??= []).push(err0);
errors++;
}
if(!((((data0 === "tax_summary") || (data0 === "invoices_list")) || (data0 === "credits_list")) || (data0 === null))){
const err1 = {instancePath:instancePath+"/report_type",schemaPath:"#/properties/report_type/enum",keyword:"enum",params:{allowedValues: schema301.properties.report_type.enum}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.parameters !== undefined){
let data1 = data.parameters;
const _errs4 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs5 = errors;
if(!(validate718(data1, {instancePath:instancePath+"/parameters",parentData:data,parentDataProperty:"parameters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate718.errors : vErrors.concat(validate718.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs6 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate717.errors = vErrors;
return errors === 0;
}
validate717.evaluated = {"props":{"report_type":true,"parameters":true},"dynamicProps":false,"dynamicItems":false};


function validate716(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate716.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate717(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate717.errors : vErrors.concat(validate717.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((key0 !== "report_type") && (key0 !== "parameters")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate716.errors = vErrors;
return errors === 0;
}
validate716.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_ReportRequest = validate725;

function validate725(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate725.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate701(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate701.errors : vErrors.concat(validate701.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((key0 !== "id") && (key0 !== "state")) && (key0 !== "report_url")) && (key0 !== "created_at")) && (key0 !== "completed_at")) && (key0 !== "report_type")) && (key0 !== "parameters")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate725.errors = vErrors;
return errors === 0;
}
validate725.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createReportRequest_query = validate727;
const schema305 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate727(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate727.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate727.errors = vErrors;
return errors === 0;
}
validate727.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getReportRequest_query = validate728;
const schema306 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate728(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate728.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate728.errors = vErrors;
return errors === 0;
}
validate728.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_listWebhooks = validate729;
const schema307 = {"type":"array","items":{"$ref":"#/$defs/Webhook.closed"}};
const schema308 = {"$ref":"#/$defs/Webhook","properties":{"id":true,"auth_key":true,"events_sent":true,"last_sent_at":true,"last_error":true,"last_error_at":true,"created_at":true,"url":true,"events_types":true},"unevaluatedProperties":false};
const schema309 = {"allOf":[{"$ref":"#/$defs/WebhookFields"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"auth_key":{"type":"string"},"events_sent":{"type":["integer","null"]},"last_sent_at":{"anyOf":[{"$ref":"#/$defs/Timestamp.closed"},{"type":"null"}]},"last_error":{"type":["string","null"]},"last_error_at":{"anyOf":[{"$ref":"#/$defs/Timestamp.closed"},{"type":"null"}]},"created_at":{"$ref":"#/$defs/Timestamp.closed"}}};
const schema310 = {"type":"object","properties":{"url":{"$ref":"#/$defs/Url.closed"},"events_types":{"type":"array","items":{"$ref":"#/$defs/EventType.closed"}}}};
const schema311 = {"type":"string","enum":["account.updated","account.application.deauthorized","checkout.succeeded","checkout.failed","checkout.abandoned","contact.created","contact.updated","contact.deleted","credit.created","credit.updated","delivery.succeeded","delivery.failed","delivery.rejected","expense.created","expense.updated","expense.deleted","invoice.created","invoice.updated","payment.created","payment.deleted","reporting.request.succeeded","reporting.request.failed","threshold.eu.100k","threshold.exceeded","threshold.warning"]};

function validate734(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate734.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(((((((((((((((((((((((((data === "account.updated") || (data === "account.application.deauthorized")) || (data === "checkout.succeeded")) || (data === "checkout.failed")) || (data === "checkout.abandoned")) || (data === "contact.created")) || (data === "contact.updated")) || (data === "contact.deleted")) || (data === "credit.created")) || (data === "credit.updated")) || (data === "delivery.succeeded")) || (data === "delivery.failed")) || (data === "delivery.rejected")) || (data === "expense.created")) || (data === "expense.updated")) || (data === "expense.deleted")) || (data === "invoice.created")) || (data === "invoice.updated")) || (data === "payment.created")) || (data === "payment.deleted")) || (data === "reporting.request.succeeded")) || (data === "reporting.request.failed")) || (data === "threshold.eu.100k")) || (data === "threshold.exceeded")) || (data === "threshold.warning"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema311.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate734.errors = vErrors;
return errors === 0;
}
validate734.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate732(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate732.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url !== undefined){
if(!(validate164(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
}
if(data.events_types !== undefined){
let data1 = data.events_types;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate734(data1[i0], {instancePath:instancePath+"/events_types/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate734.errors : vErrors.concat(validate734.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/events_types",schemaPath:"#/properties/events_types/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate732.errors = vErrors;
return errors === 0;
}
validate732.evaluated = {"props":{"url":true,"events_types":true},"dynamicProps":false,"dynamicItems":false};


function validate731(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate731.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate732(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate732.errors : vErrors.concat(validate732.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.auth_key !== undefined){
if(typeof data.auth_key !== "string"){
const err2 = {instancePath:instancePath+"/auth_key",schemaPath:"#/properties/auth_key/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.events_sent !== undefined){
let data2 = data.events_sent;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
const err3 = {instancePath:instancePath+"/events_sent",schemaPath:"#/properties/events_sent/type",keyword:"type",params:{type: schema309.properties.events_sent.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.last_sent_at !== undefined){
let data3 = data.last_sent_at;
const _errs9 = errors;
let counts0 = [errors];
let valid2 = false;
const _errs10 = errors;
if(!(validate162(data3, {instancePath:instancePath+"/last_sent_at",parentData:data,parentDataProperty:"last_sent_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
counts0.push(errors);
valid2 = valid2 || _valid0;
const _errs11 = errors;
if(data3 !== null){
const err4 = {instancePath:instancePath+"/last_sent_at",schemaPath:"#/properties/last_sent_at/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid0 = _errs11 === errors;
counts0.push(errors);
valid2 = valid2 || _valid0;
if(!valid2){
const err5 = {instancePath:instancePath+"/last_sent_at",schemaPath:"#/properties/last_sent_at/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.last_error !== undefined){
let data4 = data.last_error;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/last_error",schemaPath:"#/properties/last_error/type",keyword:"type",params:{type: schema309.properties.last_error.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.last_error_at !== undefined){
let data5 = data.last_error_at;
const _errs16 = errors;
let counts1 = [errors];
let valid3 = false;
const _errs17 = errors;
if(!(validate162(data5, {instancePath:instancePath+"/last_error_at",parentData:data,parentDataProperty:"last_error_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
counts1.push(errors);
valid3 = valid3 || _valid1;
const _errs18 = errors;
if(data5 !== null){
const err7 = {instancePath:instancePath+"/last_error_at",schemaPath:"#/properties/last_error_at/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid1 = _errs18 === errors;
counts1.push(errors);
valid3 = valid3 || _valid1;
if(!valid3){
const err8 = {instancePath:instancePath+"/last_error_at",schemaPath:"#/properties/last_error_at/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.created_at !== undefined){
if(!(validate162(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate731.errors = vErrors;
return errors === 0;
}
validate731.evaluated = {"props":{"id":true,"auth_key":true,"events_sent":true,"last_sent_at":true,"last_error":true,"last_error_at":true,"created_at":true,"url":true,"events_types":true},"dynamicProps":false,"dynamicItems":false};


function validate730(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate730.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate731(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate731.errors : vErrors.concat(validate731.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((key0 !== "id") && (key0 !== "auth_key")) && (key0 !== "events_sent")) && (key0 !== "last_sent_at")) && (key0 !== "last_error")) && (key0 !== "last_error_at")) && (key0 !== "created_at")) && (key0 !== "url")) && (key0 !== "events_types")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate730.errors = vErrors;
return errors === 0;
}
validate730.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate729(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate729.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate730(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate730.errors : vErrors.concat(validate730.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate729.errors = vErrors;
return errors === 0;
}
validate729.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listWebhooks_query = validate742;
const schema312 = {"type":"object","properties":{"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate742(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate742.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "created_before") || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.created_before !== undefined){
let data0 = data.created_before;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err3);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate742.errors = vErrors;
return errors === 0;
}
validate742.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createWebhook_body = validate743;
const schema313 = {"$ref":"#/$defs/WebhookCreate","properties":{"events_types":true,"url":true},"unevaluatedProperties":false};
const schema314 = {"allOf":[{"$ref":"#/$defs/WebhookUpdate"},{"$ref":"#/$defs/WebhookFields"}],"type":"object","required":["events_types","url"]};
const schema315 = {"allOf":[{"$ref":"#/$defs/WebhookFields"}],"type":"object","properties":{"events_types":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/EventType.closed"}}}};
const schema316 = {"type":"object","properties":{"url":{"$ref":"#/$defs/Url.closed"},"events_types":{"type":"array","items":{"$ref":"#/$defs/EventType.closed"}}}};
const schema317 = {"type":"string","enum":["account.updated","account.application.deauthorized","checkout.succeeded","checkout.failed","checkout.abandoned","contact.created","contact.updated","contact.deleted","credit.created","credit.updated","delivery.succeeded","delivery.failed","delivery.rejected","expense.created","expense.updated","expense.deleted","invoice.created","invoice.updated","payment.created","payment.deleted","reporting.request.succeeded","reporting.request.failed","threshold.eu.100k","threshold.exceeded","threshold.warning"]};

function validate748(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate748.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
if(!(((((((((((((((((((((((((data === "account.updated") || (data === "account.application.deauthorized")) || (data === "checkout.succeeded")) || (data === "checkout.failed")) || (data === "checkout.abandoned")) || (data === "contact.created")) || (data === "contact.updated")) || (data === "contact.deleted")) || (data === "credit.created")) || (data === "credit.updated")) || (data === "delivery.succeeded")) || (data === "delivery.failed")) || (data === "delivery.rejected")) || (data === "expense.created")) || (data === "expense.updated")) || (data === "expense.deleted")) || (data === "invoice.created")) || (data === "invoice.updated")) || (data === "payment.created")) || (data === "payment.deleted")) || (data === "reporting.request.succeeded")) || (data === "reporting.request.failed")) || (data === "threshold.eu.100k")) || (data === "threshold.exceeded")) || (data === "threshold.warning"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema317.enum}};
(vErrors ??= []).push(err1);
errors++;
}
validate748.errors = vErrors;
return errors === 0;
}
validate748.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate746(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate746.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url !== undefined){
if(!(validate686(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors);
errors = vErrors.length;
}
}
if(data.events_types !== undefined){
let data1 = data.events_types;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate748(data1[i0], {instancePath:instancePath+"/events_types/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate748.errors : vErrors.concat(validate748.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/events_types",schemaPath:"#/properties/events_types/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate746.errors = vErrors;
return errors === 0;
}
validate746.evaluated = {"props":{"url":true,"events_types":true},"dynamicProps":false,"dynamicItems":false};


function validate745(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate745.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate746(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate746.errors : vErrors.concat(validate746.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.events_types !== undefined){
let data0 = data.events_types;
if(Array.isArray(data0)){
if(data0.length < 1){
const err0 = {instancePath:instancePath+"/events_types",schemaPath:"#/properties/events_types/minItems",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err0);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate748(data0[i0], {instancePath:instancePath+"/events_types/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate748.errors : vErrors.concat(validate748.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/events_types",schemaPath:"#/properties/events_types/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate745.errors = vErrors;
return errors === 0;
}
validate745.evaluated = {"props":{"events_types":true,"url":true},"dynamicProps":false,"dynamicItems":false};


function validate744(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate744.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate745(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate745.errors : vErrors.concat(validate745.errors);
errors = vErrors.length;
}
if(!(validate746(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate746.errors : vErrors.concat(validate746.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.events_types === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events_types"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate744.errors = vErrors;
return errors === 0;
}
validate744.evaluated = {"props":{"url":true,"events_types":true},"dynamicProps":false,"dynamicItems":false};


function validate743(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate743.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate744(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate744.errors : vErrors.concat(validate744.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((key0 !== "events_types") && (key0 !== "url")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate743.errors = vErrors;
return errors === 0;
}
validate743.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_Webhook = validate755;

function validate755(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate755.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate731(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate731.errors : vErrors.concat(validate731.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((key0 !== "id") && (key0 !== "auth_key")) && (key0 !== "events_sent")) && (key0 !== "last_sent_at")) && (key0 !== "last_error")) && (key0 !== "last_error_at")) && (key0 !== "created_at")) && (key0 !== "url")) && (key0 !== "events_types")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate755.errors = vErrors;
return errors === 0;
}
validate755.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createWebhook_query = validate757;
const schema319 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate757(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate757.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate757.errors = vErrors;
return errors === 0;
}
validate757.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getWebhook_query = validate758;
const schema320 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate758(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate758.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate758.errors = vErrors;
return errors === 0;
}
validate758.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateWebhook_body = validate759;
const schema321 = {"$ref":"#/$defs/WebhookUpdate","properties":{"events_types":true,"url":true},"unevaluatedProperties":false};

function validate759(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate759.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate745(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate745.errors : vErrors.concat(validate745.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((key0 !== "events_types") && (key0 !== "url")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate759.errors = vErrors;
return errors === 0;
}
validate759.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateWebhook_query = validate761;
const schema322 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate761(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate761.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate761.errors = vErrors;
return errors === 0;
}
validate761.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_deleteWebhook_query = validate762;
const schema323 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate762(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate762.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate762.errors = vErrors;
return errors === 0;
}
validate762.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_listAccounts = validate763;
const schema324 = {"type":"array","items":{"$ref":"#/$defs/CustomAccount.closed"}};
const schema325 = {"$ref":"#/$defs/CustomAccount","properties":{"id":true,"state":true,"subdomain":true,"authentication":true,"email":true,"business_name":true,"type":true,"country":true,"postal_code":true,"currency":true,"default_product_type":true,"default_tax_code":true,"local_tax_id":true,"web":true},"unevaluatedProperties":false};
const schema326 = {"allOf":[{"$ref":"#/$defs/CustomAccountUpdate"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"state":{"type":"string","enum":["active","inactive"]},"subdomain":{"type":"string"},"authentication":{"$ref":"#/$defs/AccountAuthentication.closed"}}};
const schema327 = {"type":"object","properties":{"email":{"type":"string"},"business_name":{"type":["string","null"]},"type":{"type":["string","null"],"enum":["standard","custom",null]},"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"postal_code":{"type":["string","null"]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"default_product_type":{"$ref":"#/$defs/ProductType.closed"},"default_tax_code":{"$ref":"#/$defs/TaxCodeId.closed"},"local_tax_id":{"type":["string","null"]},"web":{"type":["string","null"]}}};

function validate766(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate766.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email !== undefined){
if(typeof data.email !== "string"){
const err0 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.business_name !== undefined){
let data1 = data.business_name;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/business_name",schemaPath:"#/properties/business_name/type",keyword:"type",params:{type: schema327.properties.business_name.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema327.properties.type.type}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((data2 === "standard") || (data2 === "custom")) || (data2 === null))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema327.properties.type.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.country !== undefined){
let data3 = data.country;
const _errs8 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs9 = errors;
if(!(validate67(data3, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data3 !== null){
const err4 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid0 = _errs10 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err5 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.postal_code !== undefined){
let data4 = data.postal_code;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema327.properties.postal_code.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.currency !== undefined){
let data5 = data.currency;
const _errs15 = errors;
let counts1 = [errors];
let valid2 = false;
const _errs16 = errors;
if(!(validate65(data5, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
const _errs17 = errors;
if(data5 !== null){
const err7 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid1 = _errs17 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
if(!valid2){
const err8 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.default_product_type !== undefined){
if(!(validate69(data.default_product_type, {instancePath:instancePath+"/default_product_type",parentData:data,parentDataProperty:"default_product_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
if(data.default_tax_code !== undefined){
if(!(validate71(data.default_tax_code, {instancePath:instancePath+"/default_tax_code",parentData:data,parentDataProperty:"default_tax_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
if(data.local_tax_id !== undefined){
let data8 = data.local_tax_id;
if((typeof data8 !== "string") && (data8 !== null)){
const err9 = {instancePath:instancePath+"/local_tax_id",schemaPath:"#/properties/local_tax_id/type",keyword:"type",params:{type: schema327.properties.local_tax_id.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.web !== undefined){
let data9 = data.web;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/web",schemaPath:"#/properties/web/type",keyword:"type",params:{type: schema327.properties.web.type}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err11);
errors++;
}
validate766.errors = vErrors;
return errors === 0;
}
validate766.evaluated = {"props":{"email":true,"business_name":true,"type":true,"country":true,"postal_code":true,"currency":true,"default_product_type":true,"default_tax_code":true,"local_tax_id":true,"web":true},"dynamicProps":false,"dynamicItems":false};

const schema328 = {"$ref":"#/$defs/AccountAuthentication","properties":{"token_type":true,"access_token":true,"refresh_token":true},"unevaluatedProperties":false};
const schema329 = {"type":"object","properties":{"token_type":{"type":"string"},"access_token":{"type":"string"},"refresh_token":{"type":"string"}}};

function validate773(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate773.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token_type !== undefined){
if(typeof data.token_type !== "string"){
const err0 = {instancePath:instancePath+"/token_type",schemaPath:"#/properties/token_type/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.access_token !== undefined){
if(typeof data.access_token !== "string"){
const err1 = {instancePath:instancePath+"/access_token",schemaPath:"#/properties/access_token/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.refresh_token !== undefined){
if(typeof data.refresh_token !== "string"){
const err2 = {instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate773.errors = vErrors;
return errors === 0;
}
validate773.evaluated = {"props":{"token_type":true,"access_token":true,"refresh_token":true},"dynamicProps":false,"dynamicItems":false};


function validate772(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate772.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate773(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate773.errors : vErrors.concat(validate773.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((key0 !== "token_type") && (key0 !== "access_token")) && (key0 !== "refresh_token")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate772.errors = vErrors;
return errors === 0;
}
validate772.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate765(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate765.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate766(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate766.errors : vErrors.concat(validate766.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!((data1 === "active") || (data1 === "inactive"))){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema326.properties.state.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.subdomain !== undefined){
if(typeof data.subdomain !== "string"){
const err4 = {instancePath:instancePath+"/subdomain",schemaPath:"#/properties/subdomain/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.authentication !== undefined){
if(!(validate772(data.authentication, {instancePath:instancePath+"/authentication",parentData:data,parentDataProperty:"authentication",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate772.errors : vErrors.concat(validate772.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate765.errors = vErrors;
return errors === 0;
}
validate765.evaluated = {"props":{"id":true,"state":true,"subdomain":true,"authentication":true,"email":true,"business_name":true,"type":true,"country":true,"postal_code":true,"currency":true,"default_product_type":true,"default_tax_code":true,"local_tax_id":true,"web":true},"dynamicProps":false,"dynamicItems":false};


function validate764(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate764.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate765(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate765.errors : vErrors.concat(validate765.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((key0 !== "id") && (key0 !== "state")) && (key0 !== "subdomain")) && (key0 !== "authentication")) && (key0 !== "email")) && (key0 !== "business_name")) && (key0 !== "type")) && (key0 !== "country")) && (key0 !== "postal_code")) && (key0 !== "currency")) && (key0 !== "default_product_type")) && (key0 !== "default_tax_code")) && (key0 !== "local_tax_id")) && (key0 !== "web")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate764.errors = vErrors;
return errors === 0;
}
validate764.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate763(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate763.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate764(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate764.errors : vErrors.concat(validate764.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate763.errors = vErrors;
return errors === 0;
}
validate763.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listAccounts_query = validate778;
const schema330 = {"type":"object","properties":{"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate778(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate778.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "created_before") || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.created_before !== undefined){
let data0 = data.created_before;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err3);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate778.errors = vErrors;
return errors === 0;
}
validate778.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createAccount_body = validate779;
const schema331 = {"$ref":"#/$defs/CustomAccountCreate","properties":{"type":true,"default_product_type":true,"default_tax_code":true,"email":true,"business_name":true,"country":true,"postal_code":true,"currency":true,"local_tax_id":true,"web":true},"unevaluatedProperties":false};
const schema332 = {"allOf":[{"$ref":"#/$defs/CustomAccountUpdate"}],"type":"object","required":["email"],"properties":{"type":{"type":["string","null"]},"default_product_type":{"$ref":"#/$defs/ProductType.closed"},"default_tax_code":{"$ref":"#/$defs/TaxCodeId.closed"}}};
const schema333 = {"type":"object","properties":{"email":{"type":"string"},"business_name":{"type":["string","null"]},"type":{"type":["string","null"],"enum":["standard","custom",null]},"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"postal_code":{"type":["string","null"]},"currency":{"anyOf":[{"$ref":"#/$defs/Currency.closed"},{"type":"null"}]},"default_product_type":{"$ref":"#/$defs/ProductType.closed"},"default_tax_code":{"$ref":"#/$defs/TaxCodeId.closed"},"local_tax_id":{"type":["string","null"]},"web":{"type":["string","null"]}}};

function validate781(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate781.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email !== undefined){
if(typeof data.email !== "string"){
const err0 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.business_name !== undefined){
let data1 = data.business_name;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/business_name",schemaPath:"#/properties/business_name/type",keyword:"type",params:{type: schema333.properties.business_name.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema333.properties.type.type}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((data2 === "standard") || (data2 === "custom")) || (data2 === null))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema333.properties.type.enum}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.country !== undefined){
let data3 = data.country;
const _errs8 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs9 = errors;
if(!(validate79(data3, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data3 !== null){
const err4 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err4);
errors++;
}
var _valid0 = _errs10 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err5 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err5);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.postal_code !== undefined){
let data4 = data.postal_code;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema333.properties.postal_code.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.currency !== undefined){
let data5 = data.currency;
const _errs15 = errors;
let counts1 = [errors];
let valid2 = false;
const _errs16 = errors;
if(!(validate90(data5, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
const _errs17 = errors;
if(data5 !== null){
const err7 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid1 = _errs17 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
if(!valid2){
const err8 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.default_product_type !== undefined){
if(!(validate84(data.default_product_type, {instancePath:instancePath+"/default_product_type",parentData:data,parentDataProperty:"default_product_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.default_tax_code !== undefined){
if(!(validate82(data.default_tax_code, {instancePath:instancePath+"/default_tax_code",parentData:data,parentDataProperty:"default_tax_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data.local_tax_id !== undefined){
let data8 = data.local_tax_id;
if((typeof data8 !== "string") && (data8 !== null)){
const err9 = {instancePath:instancePath+"/local_tax_id",schemaPath:"#/properties/local_tax_id/type",keyword:"type",params:{type: schema333.properties.local_tax_id.type}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.web !== undefined){
let data9 = data.web;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/web",schemaPath:"#/properties/web/type",keyword:"type",params:{type: schema333.properties.web.type}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err11);
errors++;
}
validate781.errors = vErrors;
return errors === 0;
}
validate781.evaluated = {"props":{"email":true,"business_name":true,"type":true,"country":true,"postal_code":true,"currency":true,"default_product_type":true,"default_tax_code":true,"local_tax_id":true,"web":true},"dynamicProps":false,"dynamicItems":false};


function validate780(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate780.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate781(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate781.errors : vErrors.concat(validate781.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema332.properties.type.type}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.default_product_type !== undefined){
if(!(validate84(data.default_product_type, {instancePath:instancePath+"/default_product_type",parentData:data,parentDataProperty:"default_product_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.default_tax_code !== undefined){
if(!(validate82(data.default_tax_code, {instancePath:instancePath+"/default_tax_code",parentData:data,parentDataProperty:"default_tax_code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate780.errors = vErrors;
return errors === 0;
}
validate780.evaluated = {"props":{"type":true,"default_product_type":true,"default_tax_code":true,"email":true,"business_name":true,"country":true,"postal_code":true,"currency":true,"local_tax_id":true,"web":true},"dynamicProps":false,"dynamicItems":false};


function validate779(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate779.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate780(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate780.errors : vErrors.concat(validate780.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((key0 !== "type") && (key0 !== "default_product_type")) && (key0 !== "default_tax_code")) && (key0 !== "email")) && (key0 !== "business_name")) && (key0 !== "country")) && (key0 !== "postal_code")) && (key0 !== "currency")) && (key0 !== "local_tax_id")) && (key0 !== "web")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate779.errors = vErrors;
return errors === 0;
}
validate779.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_CustomAccount = validate790;

function validate790(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate790.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate765(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate765.errors : vErrors.concat(validate765.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((key0 !== "id") && (key0 !== "state")) && (key0 !== "subdomain")) && (key0 !== "authentication")) && (key0 !== "email")) && (key0 !== "business_name")) && (key0 !== "type")) && (key0 !== "country")) && (key0 !== "postal_code")) && (key0 !== "currency")) && (key0 !== "default_product_type")) && (key0 !== "default_tax_code")) && (key0 !== "local_tax_id")) && (key0 !== "web")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate790.errors = vErrors;
return errors === 0;
}
validate790.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createAccount_query = validate792;
const schema335 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate792(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate792.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate792.errors = vErrors;
return errors === 0;
}
validate792.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getAccount_query = validate793;
const schema336 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate793(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate793.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate793.errors = vErrors;
return errors === 0;
}
validate793.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateAccount_body = validate794;
const schema337 = {"$ref":"#/$defs/CustomAccountUpdate","properties":{"email":true,"business_name":true,"type":true,"country":true,"postal_code":true,"currency":true,"default_product_type":true,"default_tax_code":true,"local_tax_id":true,"web":true},"unevaluatedProperties":false};

function validate794(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate794.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate781(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate781.errors : vErrors.concat(validate781.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((key0 !== "email") && (key0 !== "business_name")) && (key0 !== "type")) && (key0 !== "country")) && (key0 !== "postal_code")) && (key0 !== "currency")) && (key0 !== "default_product_type")) && (key0 !== "default_tax_code")) && (key0 !== "local_tax_id")) && (key0 !== "web")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate794.errors = vErrors;
return errors === 0;
}
validate794.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateAccount_query = validate796;
const schema338 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate796(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate796.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate796.errors = vErrors;
return errors === 0;
}
validate796.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_listAddresses = validate797;
const schema339 = {"type":"array","items":{"$ref":"#/$defs/Address.closed"}};
const schema340 = {"$ref":"#/$defs/Address","properties":{"id":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"valid_from":true,"valid_until":true},"unevaluatedProperties":false};
const schema341 = {"allOf":[{"$ref":"#/$defs/AddressUpdate"}],"type":"object","required":["id"],"properties":{"id":{"type":"integer"}}};
const schema342 = {"type":"object","properties":{"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"region":{"type":["string","null"]},"postal_code":{"type":["string","null"]},"city":{"type":["string","null"]},"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]},"valid_from":{"$ref":"#/$defs/Date.closed"},"valid_until":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]}}};

function validate800(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate800.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country !== undefined){
let data0 = data.country;
const _errs2 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs3 = errors;
if(!(validate67(data0, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs4 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.region !== undefined){
let data1 = data.region;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema342.properties.region.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.postal_code !== undefined){
let data2 = data.postal_code;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema342.properties.postal_code.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.city !== undefined){
let data3 = data.city;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema342.properties.city.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.street_line_1 !== undefined){
let data4 = data.street_line_1;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema342.properties.street_line_1.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.street_line_2 !== undefined){
let data5 = data.street_line_2;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema342.properties.street_line_2.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.valid_from !== undefined){
if(!(validate183(data.valid_from, {instancePath:instancePath+"/valid_from",parentData:data,parentDataProperty:"valid_from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
}
if(data.valid_until !== undefined){
let data7 = data.valid_until;
const _errs18 = errors;
let counts1 = [errors];
let valid2 = false;
const _errs19 = errors;
if(!(validate183(data7, {instancePath:instancePath+"/valid_until",parentData:data,parentDataProperty:"valid_until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var _valid1 = _errs19 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
const _errs20 = errors;
if(data7 !== null){
const err7 = {instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid1 = _errs20 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
if(!valid2){
const err8 = {instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate800.errors = vErrors;
return errors === 0;
}
validate800.evaluated = {"props":{"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"valid_from":true,"valid_until":true},"dynamicProps":false,"dynamicItems":false};


function validate799(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate799.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate800(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate800.errors : vErrors.concat(validate800.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate799.errors = vErrors;
return errors === 0;
}
validate799.evaluated = {"props":{"id":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"valid_from":true,"valid_until":true},"dynamicProps":false,"dynamicItems":false};


function validate798(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate798.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate799(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate799.errors : vErrors.concat(validate799.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((key0 !== "id") && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "valid_from")) && (key0 !== "valid_until")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate798.errors = vErrors;
return errors === 0;
}
validate798.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate797(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate797.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate798(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate798.errors : vErrors.concat(validate798.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err0);
errors++;
}
validate797.errors = vErrors;
return errors === 0;
}
validate797.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const request_listAddresses_query = validate807;
const schema343 = {"type":"object","properties":{"created_before":{"type":"integer"},"limit":{"type":"integer","minimum":1,"maximum":100}},"required":[],"additionalProperties":false};

function validate807(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate807.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "created_before") || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.created_before !== undefined){
let data0 = data.created_before;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/created_before",schemaPath:"#/properties/created_before/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err3);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate807.errors = vErrors;
return errors === 0;
}
validate807.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createAddress_body = validate808;
const schema344 = {"$ref":"#/$defs/AddressCreate","properties":{"valid_from":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"valid_until":true},"unevaluatedProperties":false};
const schema345 = {"allOf":[{"$ref":"#/$defs/AddressUpdate"}],"type":"object","properties":{"valid_from":{"$ref":"#/$defs/Date.closed"}}};
const schema346 = {"type":"object","properties":{"country":{"anyOf":[{"$ref":"#/$defs/CountryCode.closed"},{"type":"null"}]},"region":{"type":["string","null"]},"postal_code":{"type":["string","null"]},"city":{"type":["string","null"]},"street_line_1":{"type":["string","null"]},"street_line_2":{"type":["string","null"]},"valid_from":{"$ref":"#/$defs/Date.closed"},"valid_until":{"anyOf":[{"$ref":"#/$defs/Date.closed"},{"type":"null"}]}}};

function validate810(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate810.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country !== undefined){
let data0 = data.country;
const _errs2 = errors;
let counts0 = [errors];
let valid1 = false;
const _errs3 = errors;
if(!(validate79(data0, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs4 === errors;
counts0.push(errors);
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts0}};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.region !== undefined){
let data1 = data.region;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema346.properties.region.type}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.postal_code !== undefined){
let data2 = data.postal_code;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/postal_code",schemaPath:"#/properties/postal_code/type",keyword:"type",params:{type: schema346.properties.postal_code.type}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.city !== undefined){
let data3 = data.city;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema346.properties.city.type}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.street_line_1 !== undefined){
let data4 = data.street_line_1;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/street_line_1",schemaPath:"#/properties/street_line_1/type",keyword:"type",params:{type: schema346.properties.street_line_1.type}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.street_line_2 !== undefined){
let data5 = data.street_line_2;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/street_line_2",schemaPath:"#/properties/street_line_2/type",keyword:"type",params:{type: schema346.properties.street_line_2.type}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.valid_from !== undefined){
if(!(validate86(data.valid_from, {instancePath:instancePath+"/valid_from",parentData:data,parentDataProperty:"valid_from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data.valid_until !== undefined){
let data7 = data.valid_until;
const _errs18 = errors;
let counts1 = [errors];
let valid2 = false;
const _errs19 = errors;
if(!(validate86(data7, {instancePath:instancePath+"/valid_until",parentData:data,parentDataProperty:"valid_until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var _valid1 = _errs19 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
const _errs20 = errors;
if(data7 !== null){
const err7 = {instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf/1/type",keyword:"type",params:{type: "null"}};
(vErrors ??= []).push(err7);
errors++;
}
var _valid1 = _errs20 === errors;
counts1.push(errors);
valid2 = valid2 || _valid1;
if(!valid2){
const err8 = {instancePath:instancePath+"/valid_until",schemaPath:"#/properties/valid_until/anyOf",keyword:"anyOf",params:{passingSchemas: null, counts: counts1}};
(vErrors ??= []).push(err8);
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate810.errors = vErrors;
return errors === 0;
}
validate810.evaluated = {"props":{"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"valid_from":true,"valid_until":true},"dynamicProps":false,"dynamicItems":false};


function validate809(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate809.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate810(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate810.errors : vErrors.concat(validate810.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.valid_from !== undefined){
if(!(validate86(data.valid_from, {instancePath:instancePath+"/valid_from",parentData:data,parentDataProperty:"valid_from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err0);
errors++;
}
validate809.errors = vErrors;
return errors === 0;
}
validate809.evaluated = {"props":{"valid_from":true,"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"valid_until":true},"dynamicProps":false,"dynamicItems":false};


function validate808(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate808.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate809(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate809.errors : vErrors.concat(validate809.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((key0 !== "valid_from") && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "valid_until")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate808.errors = vErrors;
return errors === 0;
}
validate808.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_Address = validate817;

function validate817(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate817.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate799(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate799.errors : vErrors.concat(validate799.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((((((key0 !== "id") && (key0 !== "country")) && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "valid_from")) && (key0 !== "valid_until")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate817.errors = vErrors;
return errors === 0;
}
validate817.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_createAddress_query = validate819;
const schema348 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate819(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate819.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate819.errors = vErrors;
return errors === 0;
}
validate819.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getAddress_query = validate820;
const schema349 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate820(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate820.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate820.errors = vErrors;
return errors === 0;
}
validate820.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateAddress_body = validate821;
const schema350 = {"$ref":"#/$defs/AddressUpdate","properties":{"country":true,"region":true,"postal_code":true,"city":true,"street_line_1":true,"street_line_2":true,"valid_from":true,"valid_until":true},"unevaluatedProperties":false};

function validate821(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate821.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate810(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate810.errors : vErrors.concat(validate810.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((key0 !== "country") && (key0 !== "region")) && (key0 !== "postal_code")) && (key0 !== "city")) && (key0 !== "street_line_1")) && (key0 !== "street_line_2")) && (key0 !== "valid_from")) && (key0 !== "valid_until")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate821.errors = vErrors;
return errors === 0;
}
validate821.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_updateAddress_query = validate823;
const schema351 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate823(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate823.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate823.errors = vErrors;
return errors === 0;
}
validate823.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_Authorization = validate824;
const schema352 = {"$ref":"#/$defs/Authorization","properties":{"identity":true},"unevaluatedProperties":false};
const schema353 = {"type":"object","required":["identity"],"properties":{"identity":{"$ref":"#/$defs/Identity.closed"}}};
const schema354 = {"$ref":"#/$defs/Identity","properties":{"id":true,"name":true,"email":true,"publishable_key":true,"href":true},"unevaluatedProperties":false};
const schema355 = {"type":"object","required":["id","name","email","publishable_key","href"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"email":{"type":"string"},"publishable_key":{"type":"string"},"href":{"$ref":"#/$defs/Url.closed"}}};

function validate827(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate827.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.email === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.publishable_key === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "publishable_key"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.href === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "href"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.publishable_key !== undefined){
if(typeof data.publishable_key !== "string"){
const err8 = {instancePath:instancePath+"/publishable_key",schemaPath:"#/properties/publishable_key/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.href !== undefined){
if(!(validate164(data.href, {instancePath:instancePath+"/href",parentData:data,parentDataProperty:"href",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate827.errors = vErrors;
return errors === 0;
}
validate827.evaluated = {"props":{"id":true,"name":true,"email":true,"publishable_key":true,"href":true},"dynamicProps":false,"dynamicItems":false};


function validate826(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate826.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate827(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate827.errors : vErrors.concat(validate827.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((((key0 !== "id") && (key0 !== "name")) && (key0 !== "email")) && (key0 !== "publishable_key")) && (key0 !== "href")){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate826.errors = vErrors;
return errors === 0;
}
validate826.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate825(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate825.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.identity === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identity"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.identity !== undefined){
if(!(validate826(data.identity, {instancePath:instancePath+"/identity",parentData:data,parentDataProperty:"identity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate826.errors : vErrors.concat(validate826.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate825.errors = vErrors;
return errors === 0;
}
validate825.evaluated = {"props":{"identity":true},"dynamicProps":false,"dynamicItems":false};


function validate824(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate824.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate825(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate825.errors : vErrors.concat(validate825.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(key0 !== "identity"){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate824.errors = vErrors;
return errors === 0;
}
validate824.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getAuthorization_query = validate832;
const schema356 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate832(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate832.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate832.errors = vErrors;
return errors === 0;
}
validate832.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_Ping = validate833;
const schema357 = {"$ref":"#/$defs/Ping","properties":{"status":true},"unevaluatedProperties":false};
const schema358 = {"type":"object","required":["status"],"properties":{"status":{"type":"string"}}};

function validate834(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate834.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate834.errors = vErrors;
return errors === 0;
}
validate834.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false};


function validate833(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate833.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate834(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate834.errors : vErrors.concat(validate834.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(key0 !== "status"){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate833.errors = vErrors;
return errors === 0;
}
validate833.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const request_getPing_query = validate836;
const schema359 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate836(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate836.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err1);
errors++;
}
validate836.errors = vErrors;
return errors === 0;
}
validate836.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_Error = validate837;
const schema360 = {"$ref":"#/$defs/Error","properties":{"error":true},"unevaluatedProperties":false};
const schema361 = {"type":"object","required":["error"],"properties":{"error":{"type":"string"}}};

function validate838(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate838.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
const err1 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err2);
errors++;
}
validate838.errors = vErrors;
return errors === 0;
}
validate838.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};


function validate837(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate837.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate838(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate838.errors : vErrors.concat(validate838.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(key0 !== "error"){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate837.errors = vErrors;
return errors === 0;
}
validate837.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const response_ValidationError = validate840;
const schema362 = {"$ref":"#/$defs/ValidationError","properties":{"errors":true},"unevaluatedProperties":false};
const schema363 = {"type":"object","required":["errors"],"properties":{"errors":{"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}}}};

function validate841(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate841.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.errors === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "errors"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.errors !== undefined){
let data0 = data.errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err1 = {instancePath:instancePath+"/errors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/errors/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/errors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/errors/additionalProperties/type",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err4);
errors++;
}
validate841.errors = vErrors;
return errors === 0;
}
validate841.evaluated = {"props":{"errors":true},"dynamicProps":false,"dynamicItems":false};


function validate840(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate840.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate841(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate841.errors : vErrors.concat(validate841.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(key0 !== "errors"){
const err0 = {instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
}
validate840.errors = vErrors;
return errors === 0;
}
validate840.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
